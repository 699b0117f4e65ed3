import { expect, type Locator, type Page } from '@playwright/test';
import { MessageBar } from './message-bar.ts';

export type Step = 'basic-info' | 'display-details' | 'publishing-destinations' | 'automation';

/** The wizard that creates or changes a show. */
export class ShowSetupPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly tabs: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly save: Locator;
  readonly messages: MessageBar;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.tabs = page.getByRole('tab');
    this.previous = page.getByRole('button', { name: 'Previous step' });
    this.next = page.getByRole('button', { name: 'Next step' });
    this.save = page.getByRole('button', { name: 'Save show' });
    this.messages = new MessageBar(page);
  }

  async open(station: string, showId: number | 'new', step: Step = 'basic-info'): Promise<void> {
    await this.page.goto(`/${station}/shows/edit/${showId}/${step}`);
    await expect(this.tabs.first()).toBeVisible();
  }

  async isAt(step: Step): Promise<void> {
    await this.page.waitForURL(`**/${step}`);
    const names = {
      'basic-info': 'Basic Info',
      'display-details': 'Display Details',
      'publishing-destinations': 'Publishing Destinations',
      automation: 'Automation',
    };
    await expect(this.tab(names[step])).toHaveAttribute('aria-selected', 'true');
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name });
  }

  box(name: string): Locator {
    return this.page.getByRole('combobox', { name });
  }

  async choose(box: string, typed: string, option: string): Promise<void> {
    await this.box(box).fill(typed);
    await this.page.getByRole('option').filter({ hasText: option }).click();
  }

  async chooseCategory(ordinal: string, category: string): Promise<void> {
    await this.page.getByRole('button', { name: ordinal }).first().click();
    await this.page.getByRole('option', { name: category, exact: true }).click();
  }

  /** Uploads an image and accepts the crop that the dialog offers. */
  async addImage(label: string, name: string, buffer: Uint8Array): Promise<void> {
    const picker = this.page.getByRole('group', { name: label, exact: true });
    const choosing = this.page.waitForEvent('filechooser');
    await picker.getByRole('button', { name: 'Browse' }).click();
    await (await choosing).setFiles({ name, mimeType: 'image/png', buffer: Buffer.from(buffer) });
    await this.page.getByRole('button', { name: 'Use image' }).click();
    await expect(picker.getByRole('img')).toBeVisible();
  }

  get conflict(): Locator {
    return this.page.getByRole('alertdialog', { name: 'Another user saved this show' });
  }
}
