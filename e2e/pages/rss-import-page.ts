import type { Locator, Page } from '@playwright/test';

/** The page that imports another host's podcast into a show. */
export class RssImportPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly url: Locator;
  readonly show: Locator;
  readonly feeds: Locator;
  readonly begin: Locator;
  readonly plan: Locator;
  readonly planItems: Locator;
  readonly imports: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Import RSS Feed' });
    this.url = page.getByRole('textbox', { name: 'Source URL' });
    this.show = page.getByRole('combobox', { name: 'Show' });
    this.feeds = page.getByRole('button', { name: 'Target RSS feeds' });
    this.begin = page.getByRole('button', { name: 'Begin Import' });
    this.plan = page.getByRole('button', { name: 'Plan import' });
    this.planItems = page.getByRole('list', { name: 'Items of the feed' }).getByRole('listitem');
    this.imports = page.getByRole('list', { name: 'Imports' }).locator('> li');
  }

  async open(station = 'harbour-fm'): Promise<void> {
    await this.page.goto(`/${station}/import-rss-feed`);
    await this.url.waitFor();
  }

  async fill(url: string, show: string, feeds: readonly string[]): Promise<void> {
    await this.url.fill(url);
    await this.show.fill(show);
    await this.page.getByRole('option', { name: show, exact: true }).click();
    await this.feeds.click();
    for (const feed of feeds) await this.page.getByRole('option', { name: feed, exact: true }).click();
    await this.page.keyboard.press('Escape');
  }
}
