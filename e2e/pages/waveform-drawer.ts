import type { Locator, Page } from '@playwright/test';

/** The drawer with the waveform of one item. */
export class WaveformDrawer {
  readonly region: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: /^Waveform of / });
  }

  get clock(): Locator {
    return this.region.locator('.pk-wave-head .pk-time');
  }

  /** Extends the item into the recording, at its start or its end. */
  async extend(side: 'Rewind' | 'Forward', seconds: string): Promise<void> {
    await this.region.getByRole('button', { name: new RegExp(`${side}$`) }).click();
    await this.region
      .page()
      .getByRole('option', { name: `${seconds} s`, exact: true })
      .click();
  }

  thumb(name: 'Keep from' | 'Keep until'): Locator {
    return this.region.getByRole('slider', { name });
  }

  fade(side: 'Fade in' | 'Fade out'): Locator {
    return this.region.getByRole('slider', { name: side, exact: true });
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }
}
