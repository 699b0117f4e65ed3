import type { Locator, Page } from '@playwright/test';

/** The station's tags. */
export class TagsPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Global tags' });
    this.rows = page.getByRole('list', { name: 'Tags' }).getByRole('listitem');
  }

  async open(): Promise<void> {
    await this.page.goto('/harbour-fm/tags');
    await this.rows.first().waitFor();
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('button', { name: `Edit ${name}`, exact: true }) });
  }

  async names(): Promise<string[]> {
    return this.rows.locator('.pk-tag-name').allTextContents();
  }
}
