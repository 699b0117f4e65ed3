import type { Locator, Page } from '@playwright/test';
import { ShellPage } from './shell-page.ts';

/** The dialog with the user's own API keys. */
export class ApiKeysDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'API keys' });
    this.rows = this.dialog.getByRole('row').filter({ has: page.getByRole('rowheader') });
  }

  async open(): Promise<void> {
    await new ShellPage(this.page).openAccount('API keys');
    await this.dialog.waitFor();
  }

  /** Creates a key; returns the dialog that shows it. */
  async make(name: string): Promise<Locator> {
    await this.dialog.getByLabel(/^Name of the new key/).fill(name);
    await this.page.keyboard.press('Enter');
    const made = this.page.getByRole('dialog', { name: `Key “${name}”` });
    await made.waitFor();
    return made;
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('rowheader', { name, exact: true }) });
  }
}
