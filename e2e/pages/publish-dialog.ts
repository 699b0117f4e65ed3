import type { Locator, Page } from '@playwright/test';

/** Where an episode goes, and when. */
export class PublishDialog {
  readonly dialog: Locator;
  readonly conflict: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Publish episode' });
    this.conflict = page.getByRole('alertdialog', { name: 'Somebody else saved this episode' });
  }

  destination(name: string | RegExp): Locator {
    return this.dialog.getByRole('checkbox', { name });
  }

  button(name: 'Save' | 'Schedule' | 'Publish now'): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  get date(): Locator {
    return this.dialog.getByRole('group', { name: /^Date/ }).first();
  }

  get time(): Locator {
    return this.dialog.getByRole('group', { name: /^Time/ }).first();
  }
}
