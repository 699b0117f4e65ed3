import type { Locator, Page } from '@playwright/test';
import { fillDate, fillTime } from './fill-segments.ts';

/** The form of one schedule. */
export class SchedulePage {
  readonly page: Page;
  readonly save: Locator;
  readonly warning: Locator;
  readonly events: Locator;

  constructor(page: Page) {
    this.page = page;
    this.save = page.getByRole('button', { name: 'Save schedule' });
    this.warning = page.getByRole('alertdialog', { name: 'Warning' });
    this.events = page.getByRole('list', { name: 'Today’s events' }).getByRole('listitem');
  }

  /** A section of the form, scrolled into view. */
  async section(name: string): Promise<Locator> {
    const section = this.page.getByRole('region', { name, exact: true });
    await section.scrollIntoViewIfNeeded();
    return section;
  }

  /** The group of a date or time field. */
  field(label: string): Locator {
    const name = this.page.locator('.pk-field-label', { hasText: new RegExp(`^${label}`) });
    return this.page.locator('.pk-field').filter({ has: name });
  }

  async fillWhen(date: string, from: string, to: string): Promise<void> {
    await fillDate(this.field('Start date'), date);
    await fillTime(this.field('Start time'), from);
    await fillTime(this.field('End time'), to);
  }

  /** Texts and colours of the events in view. */
  async blocks(): Promise<{ category: string; color: string; seconds: number; width: number }[]> {
    await this.events.first().waitFor();
    return this.events.locator('.pk-schedule-block').evaluateAll((blocks) =>
      blocks.map((block) => {
        const textOf = (part: string) => block.querySelector(part)?.textContent ?? '';
        const [minutes = 0, seconds = 0] = textOf('.pk-schedule-block-length').split(':').map(Number);
        return {
          category: textOf('.pk-schedule-block-kind'),
          color: block.getAttribute('data-color') ?? '',
          seconds: minutes * 60 + seconds,
          width: Math.round(block.getBoundingClientRect().width),
        };
      }),
    );
  }
}
