import { expect, type Locator, type Page } from '@playwright/test';
import { MessageBar } from './message-bar.ts';

/** The fields of a new user. */
export interface NewUser {
  firstName: string;
  lastName: string;
  email: string;
}

/** The users screen with its dialogs. */
export class UsersPage {
  readonly page: Page;
  readonly table: Locator;
  readonly rows: Locator;
  readonly search: Locator;
  readonly hideDisabled: Locator;
  readonly messages: MessageBar;
  readonly newDialog: Locator;
  readonly editDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Users' });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.search = page.getByRole('searchbox', { name: 'Search users' });
    this.hideDisabled = page.getByRole('checkbox', { name: 'Hide Disabled' });
    this.messages = new MessageBar(page);
    this.newDialog = page.getByRole('dialog', { name: 'New User' });
    this.editDialog = page.getByRole('dialog', { name: 'Edit User' });
  }

  async open(station = 'harbour-fm'): Promise<void> {
    await this.page.goto(`/${station}/users`);
    await expect(this.table).toBeVisible();
  }

  row(email: string): Locator {
    return this.rows.filter({ has: this.page.getByText(email, { exact: true }) });
  }

  async press(email: string, action: 'Edit' | 'Disable' | 'Enable'): Promise<void> {
    await this.row(email)
      .getByRole('button', { name: new RegExp(`^${action} `) })
      .click();
  }

  field(dialog: Locator, label: string): Locator {
    return dialog.getByLabel(new RegExp(`^${label}`));
  }

  /** Opens the dialog and fills in the required fields of a new user, with a generated password, which it returns. */
  async fillNew(user: NewUser): Promise<string> {
    await this.page.getByRole('button', { name: 'Add user' }).click();
    return this.fill(user);
  }

  /** The same in the open dialog. */
  async fill({ firstName, lastName, email }: NewUser): Promise<string> {
    await this.field(this.newDialog, 'First name').fill(firstName);
    await this.field(this.newDialog, 'Last name').fill(lastName);
    await this.field(this.newDialog, 'Email').fill(email);
    return this.makePassword(this.newDialog);
  }

  async makePassword(dialog: Locator): Promise<string> {
    await dialog.getByRole('button', { name: 'Generate' }).click();
    return this.field(dialog, 'Password').inputValue();
  }

  /** Selects exactly these stations, each found by its title. */
  async chooseStations(dialog: Locator, titles: readonly string[]): Promise<void> {
    await dialog.getByRole('button', { name: /Stations$/ }).click();
    const options = this.page.getByRole('option');
    await expect(options.first()).toBeVisible();
    for (const option of await options.all()) {
      const isWanted = titles.includes((await option.textContent()) ?? '');
      if (((await option.getAttribute('aria-selected')) === 'true') !== isWanted) await option.click();
    }
    await this.page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
  }

  async save(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: 'Save' }).click();
  }
}
