import { expect, type Locator, type Page } from '@playwright/test';

/** The episodes of all shows. */
export class EpisodesPage {
  readonly page: Page;
  readonly table: Locator;
  readonly rows: Locator;
  readonly status: Locator;
  readonly show: Locator;
  readonly search: Locator;
  readonly pages: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Episodes' });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.status = page.getByRole('button', { name: /Status$/ });
    this.show = page.getByRole('button', { name: /Show$/ });
    this.search = page.getByRole('searchbox', { name: 'Search name or playlist ID' });
    this.pages = page.getByRole('navigation', { name: 'Pages of episodes' });
  }

  async open(station: string, query = ''): Promise<void> {
    await this.page.goto(`/${station}/episodes${query}`);
    await expect(this.table).toBeVisible();
  }

  async pick(dropdown: Locator, label: string): Promise<void> {
    await dropdown.click();
    await this.page.getByRole('option', { name: label, exact: true }).click();
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  async openMenu(name: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `Actions for ${name}` })
      .click();
  }

  async choose(name: string, action: string): Promise<void> {
    await this.openMenu(name);
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}
