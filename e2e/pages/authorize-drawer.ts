import { expect, type Locator, type Page } from '@playwright/test';
import { SetupPage } from './setup-page.ts';

/** The drawer that connects an account in a window of its platform. */
export class AuthorizeDrawer {
  readonly page: Page;
  readonly setup: SetupPage;

  constructor(page: Page) {
    this.page = page;
    this.setup = new SetupPage(page);
  }

  /** Opens it from the empty card of a platform. */
  async openFirst(station: string, label: string, term: string): Promise<void> {
    await this.setup.open(station);
    await this.setup.choose(label);
    await expect(this.page.getByText(`You don’t have any ${term}s connected yet!`)).toBeVisible();
    await this.setup.button(`Connect your first ${term}`).click();
    await expect(this.setup.drawer(`Add ${label}`)).toBeVisible();
  }

  /** Clicks Authorize; resolves to the addresses that the window visits. */
  async authorize(name = 'Authorize'): Promise<URL[]> {
    const visited: URL[] = [];
    const context = this.page.context();
    context.on('request', (request) => {
      if (request.isNavigationRequest()) visited.push(new URL(request.url()));
    });
    const opens = context.waitForEvent('page');
    await this.setup.button(name).click();
    await opens;
    return visited;
  }

  get next(): Locator {
    return this.setup.button('Continue');
  }

  step(step: number, count: number): Locator {
    return this.page.getByText(`Step ${step} of ${count}`);
  }

  async pick(field: string, option: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(field) }).click();
    await this.page.getByRole('option', { name: option }).click();
  }
}
