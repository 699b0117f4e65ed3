import { expect, type Locator, type Page } from '@playwright/test';

/** The company screen with its dialogs. */
export class CompanyPage {
  readonly page: Page;
  readonly table: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Company' });
  }

  row(title: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: title }) });
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async chooseZone(panel: Locator, city: string): Promise<void> {
    await panel.getByRole('combobox', { name: /Time zone/ }).fill(city);
    await this.page.getByRole('option', { name: new RegExp(city) }).click();
  }

  /** Adds a station, and returns to the list. */
  async add(title: string, city: string): Promise<void> {
    await this.press('Add a station');
    const dialog = this.page.getByRole('dialog', { name: 'Add a station' });
    await dialog.getByRole('textbox', { name: /Name of the station/ }).fill(title);
    await this.chooseZone(dialog, city);
    await dialog.getByRole('button', { name: 'Add station' }).click();
    const added = this.page.getByRole('dialog', { name: `${title} is ready` });
    await added.getByText('Close', { exact: true }).click();
    await expect(this.row(title)).toBeVisible();
  }

  async archive(title: string): Promise<void> {
    await this.press(`Archive ${title}`);
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Archive station' }).click();
    await expect(this.page.getByRole('alertdialog')).toHaveCount(0);
  }
}
