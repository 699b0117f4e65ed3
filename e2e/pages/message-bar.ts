import type { Locator, Page } from '@playwright/test';

/** The messages at the bottom of the screen. */
export class MessageBar {
  readonly region: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Messages' });
  }

  saying(text: string): Locator {
    return this.region.getByText(text, { exact: true });
  }
}
