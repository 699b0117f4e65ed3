import type { Locator, Page } from '@playwright/test';

/** What just happened, at the lower end of the screen. */
export class MessageBar {
  readonly region: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Messages' });
  }

  saying(text: string): Locator {
    return this.region.getByText(text, { exact: true });
  }
}
