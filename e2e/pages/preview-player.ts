import { expect, type Locator, type Page } from '@playwright/test';

/** The player at the bottom of the workspace. */
export class PreviewPlayer {
  readonly region: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Preview player' });
  }

  /** Waits until that many seconds have played, by the audio element's clock. */
  async heard(seconds: number): Promise<void> {
    await expect(this.region.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(() => this.position(), { intervals: [100] }).toBeGreaterThanOrEqual(seconds);
  }

  /** Seconds, read from the seek bar. */
  async position(): Promise<number> {
    const text =
      (await this.region.getByRole('slider', { name: 'Seek' }).getAttribute('aria-valuetext')) ?? '';
    const [minutes = 0, seconds = 0] = text.split(' / ')[0]?.split(':').map(Number) ?? [];
    return minutes * 60 + seconds;
  }

  async close(): Promise<void> {
    await this.region.getByRole('button', { name: 'Close the preview' }).click();
  }
}
