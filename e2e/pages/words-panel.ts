import type { Locator, Page } from '@playwright/test';

/** The transcript of an item, in its waveform drawer. */
export class WordsPanel {
  readonly region: Locator;
  /** All words, those that were cut out included. */
  readonly words: Locator;
  readonly search: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Transcript', exact: true });
    this.words = this.region.getByRole('listbox').getByRole('option');
    this.search = this.region.getByRole('searchbox', { name: 'Find words' });
  }

  word(text: string): Locator {
    return this.region.getByRole('listbox').getByRole('option', { name: text, exact: true });
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  /** Chooses a file for an event without words. */
  async importFile(name: string, text: string): Promise<void> {
    const chosen = this.region.page().waitForEvent('filechooser');
    await this.button('Import a file').click();
    await (await chosen).setFiles({ name, mimeType: 'application/x-subrip', buffer: Buffer.from(text) });
  }
}
