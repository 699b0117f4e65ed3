import type { Locator, Page } from '@playwright/test';
import { DayStrip } from './day-strip.ts';

/** The log of a day: its filters and its cards. */
export class DayPanel {
  readonly region: Locator;
  readonly strip: DayStrip;
  /** The text that counts the shown events. */
  readonly count: Locator;
  readonly cards: Locator;
  /** The picked cards, which are added together. */
  readonly picked: Locator;
  /** The card of the event that was on air at the position in the day. */
  readonly current: Locator;
  readonly date: Locator;
  readonly category: Locator;
  readonly search: Locator;
  readonly previousDay: Locator;
  readonly nextDay: Locator;
  readonly today: Locator;
  readonly refresh: Locator;
  readonly addAll: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Logged events' });
    this.strip = new DayStrip(page);
    this.count = this.region.locator('.pk-day-count');
    this.cards = this.region.getByRole('list', { name: 'Logged events' }).getByRole('group');
    this.picked = this.region.locator('.pk-event[data-picked]');
    this.current = this.region.locator('.pk-event[aria-current="true"]');
    this.date = this.region.getByRole('group', { name: 'Day' }).first();
    this.category = this.region.locator('.pk-day-category').getByRole('button');
    this.search = this.region.getByRole('searchbox', { name: 'Search events' });
    this.previousDay = this.region.getByRole('button', { name: 'Previous day' });
    this.nextDay = this.region.getByRole('button', { name: 'Next day' });
    this.today = this.region.getByRole('button', { name: 'Today' });
    this.refresh = this.region.getByRole('button', { name: 'Refresh' });
    this.addAll = this.region.getByRole('button', { name: 'Add all' });
  }

  /** The first card of this title; there may be several. */
  card(title: string): Locator {
    return this.region.getByRole('group', { name: title, exact: true }).first();
  }

  async add(title: string): Promise<void> {
    await this.card(title)
      .getByRole('button', { name: `Add ${title}` })
      .click();
  }

  async play(title: string): Promise<void> {
    await this.card(title)
      .getByRole('button', { name: `Play ${title}` })
      .click();
  }

  async titles(): Promise<string[]> {
    return this.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  }

  /** Toggles a category of the filter. */
  async toggleCategory(name: string): Promise<void> {
    const { region } = this;
    await this.category.click();
    await region
      .page()
      .getByRole('option')
      .filter({ has: region.page().getByText(name, { exact: true }) })
      .first()
      .click();
    await region.page().keyboard.press('Escape');
  }

  hourLabel(text: string): Locator {
    return this.region.getByRole('search').getByText(text, { exact: true });
  }

  hour(thumb: 'From' | 'To'): Locator {
    return this.region.getByRole('slider', { name: thumb });
  }
}
