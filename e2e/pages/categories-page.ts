import type { Locator, Page } from '@playwright/test';

/** The categories of logged audio in their groups. */
export class CategoriesPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly notice: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Categories' });
    this.notice = page.locator('.pk-category-screen-notice');
  }

  async open(): Promise<void> {
    await this.page.goto('/harbour-fm/categories');
    await this.group('Unassigned').waitFor();
  }

  group(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  chips(group: string): Locator {
    return this.group(group).locator('[data-category]');
  }

  chip(category: string): Locator {
    return this.page.locator(`[data-category="${category}"]`);
  }

  async moveByMenu(category: string, group: string): Promise<void> {
    await this.page.getByRole('button', { name: `Move ${category} to…` }).click();
    await this.page.getByRole('menuitem', { name: group, exact: true }).click();
  }

  /** Drags a category by mouse to the middle of a card. */
  async drag(category: string, group: string): Promise<void> {
    await this.chip(category).hover();
    await this.page.mouse.down();
    const to = await this.group(group).boundingBox();
    if (!to) throw new Error(`${group} is not on screen.`);
    await this.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  }
}
