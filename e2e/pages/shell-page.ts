import type { Locator, Page } from '@playwright/test';

/** The workspace around the screens. */
export class ShellPage {
  readonly page: Page;
  readonly menu: Locator;
  readonly view: Locator;
  /** Banners over every screen. */
  readonly notices: Locator;

  constructor(page: Page) {
    this.page = page;
    this.menu = page.getByRole('navigation', { name: 'Main menu' });
    this.view = page.getByRole('main');
    this.notices = page.getByRole('region', { name: 'Notices' });
  }

  async open(path = '/harbour-fm/shows'): Promise<void> {
    await this.page.goto(path);
    await this.menu.waitFor();
  }

  async goTo(item: string): Promise<void> {
    await this.menu.getByRole('link', { name: item }).click();
  }

  /** The recording indicator in the header, by the beginning of its name. */
  recording(name: string): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) });
  }

  async openAccount(item: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Account' }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** Changes values of the settings response. */
  async withSettings(change: (settings: Record<string, unknown>) => Record<string, unknown>): Promise<void> {
    await this.page.route('**/api/v1/settings/', async (route) => {
      const answer = await route.fetch();
      const settings: Record<string, unknown> = await answer.json();
      await route.fulfill({ response: answer, json: { ...settings, ...change(settings) } });
    });
  }
}
