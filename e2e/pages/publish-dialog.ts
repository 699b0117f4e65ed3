import type { Locator, Page } from '@playwright/test';

type DialogButton =
  | 'Save'
  | 'Schedule'
  | 'Publish now'
  | 'Update'
  | 'Unpublish and keep as draft…'
  | 'Add a credit'
  | 'Add a soundbite'
  | `Use number ${number}`;

/** The publish dialog: destinations and time; for an episode that is out, what an update changes. */
export class PublishDialog {
  readonly dialog: Locator;
  readonly conflict: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^(?:Publish|Update) episode$/ });
    this.conflict = page.getByRole('alertdialog', { name: 'Another user saved this episode' });
  }

  destination(name: string | RegExp): Locator {
    return this.dialog.getByRole('checkbox', { name });
  }

  button(name: DialogButton): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  get changes(): Locator {
    return this.dialog.getByRole('region', { name: 'Changes' });
  }

  /** Opens the section of rarely used fields. */
  async openMore(): Promise<void> {
    await this.dialog.locator('summary', { hasText: 'Attribution' }).click();
  }

  field(name: 'Season' | 'Episode number' | 'Social share text' | 'Attribution' | 'Chapters'): Locator {
    return this.dialog.getByRole('textbox', { name });
  }

  get onceUseTags(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Once-use tags' });
  }

  async chooseType(name: 'Full' | 'Bonus' | 'Trailer'): Promise<void> {
    await this.dialog.getByRole('button', { name: /Episode type/ }).click();
    await this.dialog.page().getByRole('option', { name }).click();
  }

  get date(): Locator {
    return this.dialog.getByRole('group', { name: /^Date/ }).first();
  }

  get time(): Locator {
    return this.dialog.getByRole('group', { name: /^Time/ }).first();
  }
}
