import { expect, type Locator, type Page } from '@playwright/test';
import { MessageBar } from './message-bar.ts';

/** The licences screen with its dialogs. */
export class LicencesPage {
  readonly page: Page;
  readonly table: Locator;
  readonly station: Locator;
  readonly search: Locator;
  readonly messages: MessageBar;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Licences' });
    this.station = page.getByRole('button', { name: /Licences at$/ });
    this.search = page.getByRole('searchbox', { name: 'Search users' });
    this.messages = new MessageBar(page);
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name }) });
  }

  licence(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`Licence of ${name}`) });
  }

  async change(name: string, licence: string): Promise<void> {
    await this.licence(name).click();
    await this.page.getByRole('option', { name: licence }).click();
    await expect(this.licence(name)).toContainText(licence);
  }

  /** Removes the licence of a user. */
  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove the licence of ${name}` }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Remove licence' }).click();
    await expect(this.row(name)).toHaveCount(0);
  }
}
