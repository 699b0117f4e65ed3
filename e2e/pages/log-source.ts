import { expect, type Locator, type Page } from '@playwright/test';
import { DayPanel } from './day-panel.ts';

/** The dialog of the log source, opened from the day or from the header. */
export class LogSource {
  readonly dialog: Locator;
  readonly state: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: 'Log source' });
    this.state = this.dialog.locator('.pk-recording-facts');
  }

  async open(): Promise<void> {
    await new DayPanel(this.#page).more('Log source');
  }

  /** Enters the address, turns the recording on, and saves both at once. */
  async start(url: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Stream address' }).fill(url);
    await this.dialog.getByRole('checkbox', { name: 'Record this stream' }).check();
    await expect(this.dialog.getByText('Unsaved changes')).toBeVisible();
    await this.dialog.getByRole('button', { name: 'Save' }).click();
  }
}
