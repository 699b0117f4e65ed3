import type { Locator, Page } from '@playwright/test';

/** The analytics of downloads. */
export class AnalyticsPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly table: Locator;
  readonly export: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'POST Analytics' });
    this.table = page.getByRole('table');
    this.export = page.getByRole('button', { name: 'Export CSV' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/harbour-fm/analytics${query}`);
    await this.heading.waitFor();
  }

  /** Opens the last thirty days, with further parameters of the address. */
  async openMonth(query = ''): Promise<void> {
    const day = 86_400_000;
    const date = (moment: number) => new Date(moment).toISOString().slice(0, 10);
    await this.open(`?start=${date(Date.now() - 30 * day)}&end=${date(Date.now() - day)}${query}`);
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name });
  }

  head(name: string): Locator {
    return this.table.getByRole('columnheader', { name });
  }
}
