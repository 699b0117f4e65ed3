import { expect, type Locator, type Page } from '@playwright/test';

/** The player of one episode with its embed codes. */
export class EmbedDialog {
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Embed Audio' });
  }

  /** Presses Copy; resolves to the clipboard's text. */
  async copy(style: 'Script' | 'Iframe'): Promise<string> {
    await this.dialog.getByRole('tab', { name: style }).click();
    await this.dialog.getByRole('button', { name: 'Copy Embed Code' }).click();
    await expect(this.dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
    const copied = await this.dialog.page().evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await this.dialog.getByRole('textbox', { name: 'Embed code' }).inputValue());
    await expect(this.dialog.getByRole('button', { name: 'Copy Embed Code' })).toBeVisible();
    return copied;
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click();
  }
}
