import type { PostKitClient } from '@postkit/sdk';
import { CategoriesPage } from '../pages/categories-page.ts';
import { DayPanel } from '../pages/day-panel.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { TagsPage } from '../pages/tags-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

test('TAGS-006 TAGS-008 TAGS-010 the keyboard alone adds, renames, and deletes tags', async ({
  page,
  client,
}) => {
  const tags = new TagsPage(page);
  const asked = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/harbour-fm/api/v1/playlistcategory/',
  );
  await new ShellPage(page).open();
  await new ShellPage(page).goTo('Tags');
  await expect(tags.heading).toBeVisible();
  await test.step('TAGS-001 TAGS-002 the page is titled Global tags, and loads all of them first', async () => {
    await expect(page).toHaveTitle('Global tags');
    expect(new URL((await asked).url()).searchParams.get('limit')).toBe('0');
  });
  await expect(tags.row('Breakfast')).toContainText(/1 show · \d+ episodes/);

  const add = page.getByRole('button', { name: 'Add tag' });
  const name = page.getByRole('textbox', { name: 'Name' });
  await test.step('TAGS-004 Add tag opens the form', async () => {
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'New tag' })).toBeVisible();
  });
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('A tag needs a name.')).toBeVisible();
  await page.keyboard.type('BREAKFAST');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A tag named "BREAKFAST" already exists.')).toBeVisible();
  await look(page, 'tag-taken');
  await name.fill('Budget');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(add).toBeFocused();
  expect((await tags.names()).slice(0, 2)).toEqual(['Breakfast', 'Budget']);

  await tags.row('Budget').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit tag' })).toBeVisible();
  await name.fill('Zebra crossing');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await tags.names()).at(-1)).toBe('Zebra crossing');
  expect((await client.tags.list()).objects.map((tag) => tag.name)).toContain('Zebra crossing');

  await page.getByRole('button', { name: 'Delete Zebra crossing' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Delete Tag' })).toContainText(
    'No show or episode uses it.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete Zebra crossing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(tags.row('Zebra crossing')).toHaveCount(0);
  await expect(tags.rows.last()).toBeFocused();
  expect((await client.tags.list()).objects.map((tag) => tag.name)).not.toContain('Zebra crossing');
});

test('CATS-007 CATS-009 CATS-010 a category is dragged between groups, and not to Unassigned', async ({
  page,
  client,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (typeof options === 'object' && this.querySelector('.pk-category-dragged')) {
        document.documentElement.dataset['dragMilliseconds'] = String(options.duration);
      }
      return animate.call(this, frames, options);
    };
  });
  const categories = new CategoriesPage(page);
  await categories.open();
  await expect(categories.heading).toBeVisible();
  await look(page, 'categories');

  await categories.drag('Live Read', 'Commercials');
  await expect(page.locator('.pk-category-dragged')).toHaveText('Live Read');
  await expect(categories.group('Commercials')).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(categories.chips('Commercials')).toHaveText(['Commercial', 'Sponsorship', 'Live Read']);
  await expect(categories.chips('Talk')).toHaveText(['Talk']);
  await expect(page.locator('html')).toHaveAttribute('data-drag-milliseconds', '150');
  await test.step('CATS-008 the drop updates the group with its categories', async () => {
    await expect
      .poll(async () => categoriesOf(client, 'Commercials'))
      .toEqual(['Commercial', 'Sponsorship', 'Live Read']);
    expect(await categoriesOf(client, 'Talk')).toEqual(['Talk']);
  });

  const patches: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && patches.push(request.url()));
  await categories.drag('Live Read', 'Unassigned');
  await page.mouse.up();
  await expect(page.locator('.pk-category-dragged')).toHaveCount(0);
  await expect(categories.chips('Commercials')).toHaveText(['Commercial', 'Sponsorship', 'Live Read']);
  expect(patches).toEqual([]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(categories.chips('Talk')).toHaveText(['Talk', 'Live Read']);
  await expect.poll(async () => categoriesOf(client, 'Talk')).toEqual(['Talk', 'Live Read']);
});

test('CATS-001 CATS-007 the keyboard does everything that the mouse does, and changes by other users appear', async ({
  page,
  station,
  signedIn,
}) => {
  const categories = new CategoriesPage(page);
  await categories.open();
  await categories.chip('Intro').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Intro.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Intro is over Beds.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Intro is over Calls.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Intro was not moved.')).toBeAttached();
  await expect(categories.chips('Unassigned').first()).toHaveText('Intro');
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Intro.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Intro is over Beds.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(categories.notice).toContainText('Intro moved to Beds.');
  await expect(categories.chip('Intro')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Calls' })).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'categories-menu');
  await page.keyboard.type('Jin');
  await page.keyboard.press('Enter');
  await expect(categories.notice).toContainText('Intro moved to Jingles.');
  await expect(categories.chip('Intro')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(categories.chips('Beds')).toHaveText(['Bed', 'Intro']);
  await page.keyboard.press('Control+z');
  await expect(categories.chips('Unassigned').first()).toHaveText('Intro');

  const other = clientAt(station.url, signedIn);
  const made = await other.categories.create({
    name: 'Outside broadcast',
    color: 'color-h',
    categories: [{ name: 'Outro' }],
  });
  await expect(categories.chips('Outside broadcast')).toHaveText(['Outro']);
  await expect(categories.chips('Unassigned')).toHaveText(['Intro']);
  await other.categories.delete(made.id);
  await expect(categories.group('Outside broadcast')).toHaveCount(0);
  await expect(categories.chips('Unassigned')).toHaveText(['Intro', 'Outro']);
});

test('CATS-012 CATS-013 CATS-028 a group is created, edited, and deleted, and the day’s cards get its colour', async ({
  page,
  client,
}) => {
  const categories = new CategoriesPage(page);
  await categories.open();
  const dialog = page.getByRole('dialog', { name: 'Create new category group' });
  await test.step('CATS-003 Create new opens the form', async () => {
    await page.getByRole('button', { name: 'Create new' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  });
  await test.step('CATS-014 name and type are required', async () => {
    await expect(dialog.getByText('Type', { exact: false }).first()).toContainText('*');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('A group needs a name.')).toBeVisible();
  });
  await expect(dialog.getByRole('button', { name: 'Type' })).toContainText('Other');
  await look(page, 'category-create');
  await page.keyboard.type('Voices');
  await dialog.getByRole('radio', { name: 'Emerald' }).check();
  await dialog.getByRole('checkbox', { name: 'Allow replaying' }).check();
  await page.keyboard.press('Enter');
  await expect(categories.group('Voices')).toContainText('Replaying');
  await expect(page.getByRole('button', { name: 'Create new' })).toBeFocused();
  await categories.moveByMenu('Jingle', 'Voices');
  await expect(categories.chips('Voices')).toHaveText(['Jingle']);

  await page.getByRole('button', { name: 'Edit Voices' }).click();
  await page.getByRole('button', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Hidden' }).click();
  await page.getByRole('radio', { name: 'Teal' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(categories.group('Voices')).toContainText('Hidden');
  await expect(categories.group('Voices')).toHaveAttribute('data-color', 'm');

  await new ShellPage(page).goTo('Audio');
  const day = new DayPanel(page);
  // Just after midnight, today has no log.
  await day.previousDay.click();
  await expect(day.card('This is Harbour FM').locator('.pk-event-kind')).toHaveAttribute('data-color', 'm');
  const voices = (await client.categories.list()).objects.find(({ name }) => name === 'Voices');
  await client.categories.update(voices?.id ?? 0, { color: 'color-e' });
  await expect(new DayPanel(page).card('This is Harbour FM').locator('.pk-event-kind')).toHaveAttribute(
    'data-color',
    'e',
  );

  await new ShellPage(page).goTo('Categories');
  await page.getByRole('button', { name: 'Delete Voices' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Its category Jingle becomes unassigned.');
  await look(page, 'category-delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(categories.group('Voices')).toHaveCount(0);
  await expect(categories.chips('Unassigned').filter({ hasText: /^Jingle$/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Create new' })).toBeFocused();
  await categories.moveByMenu('Jingle', 'Jingles');
  await expect.poll(async () => categoriesOf(client, 'Jingles')).toEqual(['Sweeper', 'Jingle']);
});

async function categoriesOf(client: PostKitClient, group: string): Promise<string[] | undefined> {
  const { objects } = await client.categories.list();
  return objects.find(({ name }) => name === group)?.categories.map(({ name }) => name);
}
