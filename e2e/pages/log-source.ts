import type { Locator, Page } from '@playwright/test';

/** Which stream the station logs: for admins, over the day. */
export class LogSource {
  readonly dialog: Locator;
  readonly state: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: 'Log source' });
    this.state = this.dialog.getByRole('status');
  }

  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Log source' }).click();
  }

  /** Names the address and turns the log on, which saves both. */
  async start(url: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Stream address' }).fill(url);
    await this.dialog.getByRole('switch', { name: 'Log this stream' }).click();
  }
}
