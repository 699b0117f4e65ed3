import { expect, type Locator, type Page } from '@playwright/test';

/** The station's destinations. */
export class SetupPage {
  readonly page: Page;
  readonly integrations: Locator;

  constructor(page: Page) {
    this.page = page;
    this.integrations = page.getByRole('navigation', { name: 'Integrations' });
  }

  async open(station: string, query = ''): Promise<void> {
    await this.page.goto(`/${station}/setup${query}`);
    await expect(this.integrations).toBeVisible();
  }

  async choose(label: string): Promise<void> {
    await this.integrations.getByRole('link', { name: label }).click();
    await expect(this.page.getByRole('heading', { level: 2, name: label, exact: true })).toBeVisible();
  }

  destination(title: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByText(title, { exact: true }) });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(name: string): Locator {
    return this.page.getByRole('dialog').getByRole('textbox', { name: new RegExp(`^${name}`) });
  }

  drawer(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }
}
