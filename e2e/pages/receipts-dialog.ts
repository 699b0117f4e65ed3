import type { Locator, Page } from '@playwright/test';

/** The dialog with an episode's delivery receipts. */
export class ReceiptsDialog {
  readonly dialog: Locator;
  readonly items: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Receipts' });
    this.items = this.dialog.getByRole('list', { name: 'Destinations' }).locator(':scope > li');
  }

  item(name: string): Locator {
    return this.items.filter({ has: this.dialog.page().getByText(name, { exact: true }) });
  }

  retry(name: string): Locator {
    return this.dialog.getByRole('button', { name: `Retry: ${name}` });
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).last().click();
  }
}
