import type { Locator, Page } from '@playwright/test';

/** A file as a user would choose it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The inspector with its tabs for the library and the uploads. */
export class EditorSidebar {
  readonly region: Locator;
  readonly items: Locator;
  /** The picked items, which are added together. */
  readonly picked: Locator;
  readonly uploads: Locator;
  readonly search: Locator;
  readonly audioType: Locator;
  readonly deleteAll: Locator;
  readonly uploadButton: Locator;
  readonly title: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('complementary', { name: 'Inspector' });
    this.items = this.region.getByRole('list', { name: 'Uploaded audio' }).getByRole('group');
    this.picked = this.region.locator('.pk-library-item[data-picked]');
    this.uploads = this.region.getByRole('list', { name: 'Uploads', exact: true }).getByRole('listitem');
    this.search = this.region.getByRole('searchbox', { name: 'Search the library' });
    this.audioType = this.region.getByRole('button', { name: /Audio type$/ });
    this.deleteAll = this.region.getByRole('button', { name: 'Delete all' });
    this.uploadButton = this.region.getByRole('button', { name: 'Upload', exact: true });
    this.title = this.region.getByRole('textbox', { name: 'Title' });
  }

  /** Unfinished uploads of all users, for admins. */
  async openUnfinished(): Promise<Locator> {
    await this.openUpload();
    await this.region.getByText('Unfinished uploads').click();
    return this.region.getByRole('list', { name: 'Unfinished uploads' });
  }

  async openLibrary(): Promise<void> {
    const open = this.region.getByRole('button', { name: 'Open the library' });
    const tab = this.region.getByRole('tab', { name: 'Library' });
    await open.or(tab).click();
  }

  async openUpload(): Promise<void> {
    const open = this.region.getByRole('button', { name: 'Open uploads' });
    const tab = this.region.getByRole('tab', { name: 'Upload' });
    await open.or(tab).click();
  }

  /** Closes the sidebar on a small screen, where it covers the day; it may not be open. */
  async close(): Promise<void> {
    const close = this.region.getByRole('button', { name: 'Close the inspector' });
    const open = this.region.getByRole('button', { name: 'Open the library' });
    await close.or(open).waitFor();
    if (!(await close.isVisible())) return;
    await close.click();
    // The pointer is over the button that opens it again, which shows its tooltip.
    const page = this.region.page();
    await page.mouse.move(0, 0);
    await page.getByRole('tooltip').waitFor({ state: 'hidden' });
  }

  item(title: string): Locator {
    return this.region.getByRole('group', { name: title, exact: true });
  }

  async titles(): Promise<string[]> {
    return this.items.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
  }

  progress(name: 'Uploading' | 'Encoding'): Locator {
    return this.region.getByRole('progressbar', { name });
  }

  async chooseType(label: string): Promise<void> {
    await this.audioType.click();
    await this.region.page().getByRole('option', { name: label, exact: true }).click();
  }

  async chooseFile(file: ChosenFile): Promise<void> {
    await this.choose('Browse', file);
  }

  /** Presses a button that asks for files, and chooses files from memory or by path. */
  async choose(button: string, files: ChosenFile | ChosenFile[] | string): Promise<void> {
    const choosing = this.region.page().waitForEvent('filechooser');
    await this.region.getByRole('button', { name: button }).click();
    await (await choosing).setFiles(files);
  }

  /** The row of one upload. */
  uploadOf(title: string): Locator {
    return this.uploads.filter({ hasText: title });
  }

  async upload(file: ChosenFile, title?: string): Promise<void> {
    await this.chooseFile(file);
    if (title !== undefined) await this.title.fill(title);
    await this.uploadButton.click();
  }
}
