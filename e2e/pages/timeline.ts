import { expect, type Locator, type Page } from '@playwright/test';
import { TransportBar } from './transport-bar.ts';

/** The timeline of an episode. */
export class Timeline {
  readonly region: Locator;
  readonly list: Locator;
  readonly items: Locator;
  readonly total: Locator;
  readonly track: Locator;
  readonly transport: TransportBar;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Timeline', exact: true });
    this.list = this.region.getByRole('listbox', { name: 'Items of the timeline' });
    this.items = this.list.getByRole('option');
    this.total = this.region.locator('.pk-transport-total');
    this.track = this.region.locator('.pk-track');
    this.transport = new TransportBar(this.region.getByRole('group', { name: 'Transport' }));
  }

  button(name: string): Locator {
    return this.region
      .getByRole('group', { name: 'Timeline tools' })
      .getByRole('button', { name, exact: true });
  }

  /** Presses a button of the panel of further actions. */
  async more(name: string): Promise<void> {
    await this.button('More actions').click();
    await this.region
      .page()
      .getByRole('dialog', { name: 'More actions' })
      .getByRole('button', { name, exact: true })
      .click();
  }

  /** Shows the tools and the track on a phone, where the timeline is folded. */
  async unfold(): Promise<void> {
    const unfold = this.region.getByRole('button', { name: 'Show the timeline', exact: true });
    if (await unfold.isVisible()) await unfold.click();
  }

  /** The button whose text counts down while it merges. */
  get merge(): Locator {
    return this.region.locator('.pk-timeline-merge');
  }

  item(name: string): Locator {
    return this.items.filter({ has: this.region.page().getByText(name, { exact: true }) }).first();
  }

  /** Names of the items in order, without lengths. */
  async names(): Promise<string[]> {
    return this.items.locator('.pk-block-name').allTextContents();
  }

  get selected(): Locator {
    return this.list.getByRole('option', { selected: true });
  }

  get playhead(): Locator {
    return this.region.locator('.pk-playhead');
  }

  /** The times above the items, along which the playhead is dragged. */
  get ruler(): Locator {
    return this.region.getByRole('slider', { name: 'Position in the episode' });
  }

  /** The visible part of the track in the overview; absent when all of it is visible. */
  get overviewWindow(): Locator {
    return this.region.locator('.pk-overview-window');
  }

  /** The position of the playhead in milliseconds, rounded down to tenths of a second. */
  async playheadMs(): Promise<number> {
    const text = (await this.region.locator('.pk-playhead-flag').textContent()) ?? '';
    const [minutes = 0, seconds = 0] = text.split(':').map(Number);
    return Math.round((minutes * 60 + seconds) * 10) * 100;
  }

  handle(what: 'Trim the start' | 'Trim the end' | 'Fade in' | 'Fade out', name: string): Locator {
    return this.region.getByRole('slider', { name: `${what} of ${name}`, exact: true });
  }

  /** Length in milliseconds of the first item of this name, as the station rendered it. */
  async length(name: string): Promise<number> {
    return Number(await this.item(name).getAttribute('data-length'));
  }

  async lengths(): Promise<number[]> {
    return this.items.evaluateAll((items) => items.map((item) => Number(item.getAttribute('data-length'))));
  }

  /** Waits until no item is busy. */
  async settled(): Promise<void> {
    await expect(this.items.and(this.region.locator('[data-busy]'))).toHaveCount(0);
  }

  get rows(): Locator {
    return this.region.getByRole('table', { name: 'Timeline as a list' }).getByRole('rowheader');
  }

  row(index: number): Locator {
    return this.region
      .getByRole('table')
      .getByRole('row')
      .nth(index + 1);
  }

  async rowNames(): Promise<string[]> {
    return this.rows.locator('.pk-timeline-list-title').allTextContents();
  }

  /** Milliseconds, rounded to the tenths of a second on screen. */
  async rowLength(index: number): Promise<number> {
    const [minutes = 0, seconds = 0] = (
      (await this.row(index).locator('.pk-time').nth(1).textContent()) ?? ''
    )
      .split(':')
      .map(Number);
    return Math.round((minutes * 60 + seconds) * 1000);
  }

  /** Moves the playhead to about this second of an item: presses its middle, then the keys. */
  async movePlayhead(index: number, second: number): Promise<void> {
    const item = this.items.nth(index);
    await item.click();
    const middle = Number(await item.getAttribute('data-length')) / 2000;
    for (let at = middle; at + 1 <= second; at += 1) await item.press('Period');
  }

  /** Opens an item's waveform. */
  async edit(name: string): Promise<void> {
    await this.item(name).click();
    await this.region.getByRole('button', { name: `Edit ${name}` }).click();
  }
}
