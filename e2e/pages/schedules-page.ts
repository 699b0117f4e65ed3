import type { Locator, Page } from '@playwright/test';

/** The station's schedules, show by show. */
export class SchedulesPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly newSchedule: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Automations' });
    this.newSchedule = page.getByRole('link', { name: 'New schedule', exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/harbour-fm/automations');
    await this.newSchedule.first().waitFor();
  }

  row(title: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }
}
