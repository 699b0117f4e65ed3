import type { Locator, Page } from '@playwright/test';

/** What just happened, above everything. */
export class MessageBar {
  readonly region: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Messages' });
  }

  saying(text: string): Locator {
    return this.region.getByText(text, { exact: true });
  }

  /** Puts away what stands over the screen. */
  async close(text: string): Promise<void> {
    const title = this.region.page().getByText(text, { exact: true });
    const message = this.region.locator('.pk-message').filter({ has: title });
    await message.getByRole('button', { name: 'Close message' }).click();
  }
}
