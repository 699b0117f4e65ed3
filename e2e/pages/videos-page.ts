import { expect, type Locator, type Page } from '@playwright/test';

/** The Video page: published episodes and their videos. */
export class VideosPage {
  readonly page: Page;
  readonly table: Locator;
  readonly rows: Locator;
  readonly show: Locator;
  readonly search: Locator;
  readonly pages: Locator;
  readonly typeDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Video' });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.show = page.getByRole('button', { name: /Show$/ });
    this.search = page.getByRole('searchbox', { name: 'Search by episode name' });
    this.pages = page.getByRole('navigation', { name: 'Pages of episodes' });
    this.typeDialog = page.getByRole('dialog', { name: 'Video type' });
  }

  async open(station: string, query = ''): Promise<void> {
    await this.page.goto(`/${station}/videos${query}`);
    await expect(this.table).toBeVisible();
  }

  create(name: string): Locator {
    return this.table.getByRole('button', { name: `Create as video: ${name}`, exact: true });
  }
}
