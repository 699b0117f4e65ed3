import type { Locator, Page } from '@playwright/test';

/** The episode as it is put together. */
export class Timeline {
  readonly region: Locator;
  readonly list: Locator;
  readonly items: Locator;
  readonly total: Locator;
  readonly track: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Timeline', exact: true });
    this.list = this.region.getByRole('listbox', { name: 'Items of the timeline' });
    this.items = this.list.getByRole('option');
    this.total = this.region.locator('.pk-timeline-total .pk-time');
    this.track = this.region.locator('.pk-track');
  }

  button(name: string): Locator {
    return this.region.getByRole('group', { name: 'Timeline tools' }).getByRole('button', { name, exact: true });
  }

  /** The button whose words count down while it merges. */
  get merge(): Locator {
    return this.region.locator('.pk-timeline-merge');
  }

  item(name: string): Locator {
    return this.items.filter({ has: this.region.page().getByText(name, { exact: true }) }).first();
  }

  /** Names in their order, without lengths. */
  async names(): Promise<string[]> {
    return this.items.locator('.pk-block-name').allTextContents();
  }

  /** Opens an item's waveform. */
  async edit(name: string): Promise<void> {
    await this.item(name).click();
    await this.region.getByRole('button', { name: `Edit ${name}` }).click();
  }
}
