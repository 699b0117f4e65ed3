import { expect, type Locator } from '@playwright/test';

/** The transport in the timeline's bar. */
export class TransportBar {
  readonly region: Locator;

  constructor(region: Locator) {
    this.region = region;
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  get failure(): Locator {
    return this.region.getByRole('status').filter({ hasText: 'did not load' });
  }

  get speed(): Locator {
    return this.region.getByRole('button', { name: 'Playback speed' });
  }

  /** The position in whole seconds. */
  async seconds(): Promise<number> {
    const text = (await this.region.locator('.pk-transport-now').textContent()) ?? '';
    const [minutes = 0, seconds = 0] = text.split(':').map(Number);
    return minutes * 60 + Math.floor(seconds);
  }

  /** Waits until playback reaches a position in seconds. */
  async reached(seconds: number): Promise<void> {
    await expect
      .poll(() => this.seconds(), { intervals: [100], timeout: 60_000 })
      .toBeGreaterThanOrEqual(Math.floor(seconds));
  }

  async chooseSpeed(speed: string): Promise<void> {
    await this.speed.click();
    await this.region.page().getByRole('option', { name: speed, exact: true }).click();
  }
}
