import type { Page } from '@playwright/test';
import { admin } from '../support/station-process.ts';

export class SignInPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
  }

  async logIn(username: string = admin.email, password: string = admin.password): Promise<void> {
    await this.page.getByLabel(/^Username/).fill(username);
    await this.page.getByLabel(/^Password/).fill(password);
    await this.page.getByRole('button', { name: 'Log in' }).click();
  }

  async chooseStation(title: string): Promise<void> {
    await this.page.getByRole('radio', { name: title }).check();
    await this.page.getByRole('button', { name: 'Continue' }).click();
  }

  /** Signs in and opens the editor of the demo station. */
  async enter(): Promise<void> {
    await this.open();
    await this.logIn();
    await this.chooseStation('Harbour FM');
    await this.page.waitForURL('**/harbour-fm/audio-editor');
  }
}
