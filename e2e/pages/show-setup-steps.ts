import type { Locator, Page } from '@playwright/test';
import { solidPng } from '../support/solid-png.ts';
import { ShowSetupPage } from './show-setup-page.ts';

/** The fields of the wizard's later steps. */
export class ShowSetupSteps extends ShowSetupPage {
  readonly cover: Locator;
  readonly shareImage: Locator;

  constructor(page: Page) {
    super(page);
    this.cover = page.getByRole('group', { name: 'Square cover art' });
    this.shareImage = page.getByRole('group', { name: 'Social share image' });
  }

  /** Opens a new show at its display details, with the first step filled in. */
  async begin(title: string, station = 'harbour-fm'): Promise<void> {
    await this.open(station, 'new');
    await this.field('Title').fill(title);
    await this.field('Description').fill('Heard at the quay.');
    await this.field('Author').fill('Harbour FM');
    await this.field('Primary contact email').fill('post@harbour.example');
    await this.next.click();
    await this.isAt('display-details');
  }

  /** Chooses an image, which the wizard may refuse. */
  async choosePicture(place: Locator, width: number, height: number): Promise<void> {
    const file = { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(solidPng(width, height)) };
    await place.locator('input[type="file"]').setInputFiles(file);
  }

  async select(name: RegExp, option: string): Promise<void> {
    await this.page.getByRole('button', { name }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Fills in both images and the main category. */
  async fillDisplayDetails(): Promise<void> {
    await this.addImage('Square cover art', 'cover.png', solidPng(1400, 1400));
    await this.addImage('Social share image', 'share.png', solidPng(700, 366));
    await this.chooseCategory('Main category', 'Arts');
  }
}
