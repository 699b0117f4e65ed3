import { expect, type Locator, type Page } from '@playwright/test';
import { MessageBar } from './message-bar.ts';

/** A show with the table of its episodes. */
export class ShowDetailsPage {
  readonly page: Page;
  readonly table: Locator;
  readonly rows: Locator;
  readonly status: Locator;
  readonly search: Locator;
  readonly date: Locator;
  readonly pages: Locator;
  readonly messages: MessageBar;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Episodes' });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.status = page.getByRole('button', { name: /Status$/ });
    this.search = page.getByRole('searchbox', { name: 'Search name, description or tags' });
    this.date = page.getByRole('group', { name: 'Date' }).first();
    this.pages = page.getByRole('navigation', { name: 'Pages of episodes' });
    this.messages = new MessageBar(page);
  }

  async open(station: string, showId: number): Promise<void> {
    await this.page.goto(`/${station}/shows/${showId}/details`);
    await expect(this.table).toBeVisible();
  }

  async showStatus(label: 'Published' | 'Unpublished' | 'Scheduled' | 'Draft'): Promise<void> {
    await this.status.click();
    await this.page.getByRole('option', { name: label, exact: true }).click();
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** The cell under a heading. */
  cell(
    row: Locator,
    column: 'Status' | 'Time' | 'Date' | 'Description' | 'Tags' | 'Links' | 'Downloads' | 'Actions',
  ): Locator {
    const index = ['Status', 'Time', 'Date', 'Description', 'Tags', 'Links', 'Downloads', 'Actions'].indexOf(
      column,
    );
    // After the checkbox.
    return row.getByRole('cell').nth(index + 1);
  }

  async openMenu(name: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `Actions for ${name}` })
      .click();
  }

  get menuItems(): Locator {
    return this.page.getByRole('menuitem');
  }

  async choose(name: string, action: string): Promise<void> {
    await this.openMenu(name);
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }
}
