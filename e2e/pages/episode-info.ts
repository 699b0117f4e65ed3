import type { Locator, Page } from '@playwright/test';

/** The form for an episode's texts and images. */
export class EpisodeInfo {
  readonly region: Locator;
  readonly title: Locator;
  readonly description: Locator;
  readonly tags: Locator;
  readonly show: Locator;
  readonly finishButton: Locator;
  /** The tab of the inspector that shows the form. */
  readonly tab: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Episode info' });
    this.title = this.region.getByRole('textbox', { name: 'Title' });
    this.description = this.region.getByRole('textbox', { name: 'Description' });
    this.tags = this.region.getByRole('combobox', { name: 'Tags' });
    this.finishButton = page
      .getByRole('region', { name: 'Timeline' })
      .getByRole('button', { name: /^(?:Finish|Update…)$/ });
    this.tab = page.getByRole('tab', { name: 'Episode' });
    this.show = this.region.getByRole('button', { name: /Show$/ });
  }

  async open(): Promise<void> {
    await this.tab.click();
  }

  async chooseShow(title: string): Promise<void> {
    await this.show.click();
    await this.region.page().getByRole('option', { name: title, exact: true }).click();
  }

  async addTag(name: string): Promise<void> {
    await this.tags.fill(name);
    await this.tags.press('Enter');
  }

  image(label: 'Square image' | 'Wide image'): Locator {
    return this.region.getByRole('group', { name: label });
  }

  async finish(): Promise<void> {
    await this.finishButton.click();
  }
}
