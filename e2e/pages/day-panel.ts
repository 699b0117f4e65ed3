import { expect, type Locator, type Page } from '@playwright/test';
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
  /** The button with the hours, which opens their slider. */
  readonly hours: Locator;

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
    this.hours = this.region.getByRole('search').getByRole('button', { name: /^All hours$|^\d+:00–\d+:00$/ });
  }

  /** The first card of this title; there may be several. */
  card(title: string): Locator {
    return this.region.getByRole('group', { name: title, exact: true }).first();
  }

  async add(title: string): Promise<void> {
    await this.press(title, `Add ${title}`);
  }

  async play(title: string): Promise<void> {
    await this.press(title, `Play ${title}`);
  }

  /** Presses a button of a card, which appears under the pointer. */
  private async press(title: string, name: string): Promise<void> {
    const card = this.card(title);
    await card.hover();
    await card.getByRole('button', { name }).click();
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

  /** Opens the slider of the hours. */
  async openHours(): Promise<void> {
    await this.hours.click();
    await expect(this.hour('From')).toBeVisible();
  }

  hourLabel(text: string): Locator {
    return this.region.page().getByRole('dialog').getByText(text, { exact: true });
  }

  hour(thumb: 'From' | 'To'): Locator {
    return this.region.page().getByRole('dialog').getByRole('slider', { name: thumb });
  }

  /** Chooses a rare action of the day. */
  async more(name: 'Add all' | 'Refresh' | 'Log source'): Promise<void> {
    await this.region.getByRole('button', { name: 'More for this day' }).click();
    await this.region.page().getByRole('menuitem', { name, exact: true }).click();
  }

  /** Adds all listed events, which may be many. */
  async addAll(): Promise<void> {
    await this.more('Add all');
    const question = this.region.page().getByRole('alertdialog', { name: 'Add all events' });
    if (await question.isVisible()) await question.getByRole('button', { name: 'Add all' }).click();
  }
}
