import type { Page } from '@playwright/test';
import { expect, test } from '../bare-page/test.ts';
import { PublishDialog } from '../pages/publish-dialog.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makePublished, makeShow, shortEvents } from '../support/make-content.ts';
import { solidPng } from '../support/solid-png.ts';

const reported = async (page: Page, name: string) =>
  page.evaluate((key) => document.body.dataset[key] ?? null, name);
const seconds = async (page: Page) => Number(await reported(page, 'position'));

test('the publish dialog alone publishes an episode, and reports it', async ({ openBare, page, client }) => {
  const piece = (await shortEvents(client, 8)).find(({ duration }) => duration > 12);
  const events = piece ? [piece.resource_uri] : [];
  const { playlist_id: id } = await makeEpisode(client, await makeShow(client), {
    name: 'From another page',
    events,
  });
  await openBare('publish-dialog', { episode: String(id) });
  const publish = new PublishDialog(page);
  await expect(publish.dialog.getByText('From another page')).toBeVisible();
  await publish.openMore();
  await publish.dialog.getByRole('button', { name: 'Propose from the events' }).click();
  await expect(publish.field('Chapters')).not.toHaveValue('');
  await look(page, 'part-publish-dialog');
  await publish.button('Publish now').click();
  await expect(publish.dialog).toBeHidden();
  expect([
    await reported(page, 'published'),
    await reported(page, 'saved'),
    await reported(page, 'closed'),
  ]).toEqual(['published', null, 'true']);
  expect((await client.episodes.get(id)).status).toBe('published');
});

test('the publish dialog alone asks before it overwrites, and continues from the other version', async ({
  openBare,
  page,
  client,
}) => {
  const { playlist_id: id, version } = await makeEpisode(client, await makeShow(client), {
    name: 'Edited twice',
  });
  await openBare('publish-dialog', { episode: String(id) });
  const publish = new PublishDialog(page);
  await publish.field('Season').fill('3');
  await client.episodes.update(id, { version, season_number: 7 });
  await publish.button('Save').click();
  await publish.conflict.getByRole('button', { name: 'Load their version' }).click();
  await expect(publish.field('Season')).toHaveValue('7');
  await publish.field('Season').fill('8');
  await publish.button('Save').click();
  await expect.poll(() => reported(page, 'saved')).toBe('8');
  expect((await client.episodes.get(id)).season_number).toBe(8);
});

test('the image picker alone stores an image, crops it by keys, and removes it', async ({
  openBare,
  page,
}) => {
  await openBare('image-picker');
  const cover = page.getByRole('group', { name: 'Cover', exact: true });
  await cover
    .locator('input[type=file]')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(solidPng(1600, 1500)) });
  const crop = page.getByRole('dialog', { name: 'Crop: cover' });
  await crop.getByRole('group', { name: 'Crop area' }).focus();
  for (const key of ['-', 'ArrowRight']) await page.keyboard.press(key);
  await expect(crop.getByText('1425 × 1425 px of 1600 × 1500 px')).toBeVisible();
  await crop.getByRole('button', { name: 'Use image' }).click();
  await expect(cover.getByRole('img', { name: 'Cover' })).toHaveJSProperty('naturalWidth', 1425);
  expect(await reported(page, 'image')).toContain('/images/');
  expect(await reported(page, 'busy')).toBe('false');
  await look(page, 'part-image-picker');
  await cover.getByRole('button', { name: 'Remove cover' }).click();
  await expect(cover.getByRole('group', { name: 'Upload images' })).toBeVisible();
  expect(await reported(page, 'image')).toBe('');
});

test('the waveform alone plays an episode, and moves by pointer and keys', async ({
  openBare,
  page,
  client,
}) => {
  const { playlist_id: id, duration } = await makePublished(
    client,
    await makeShow(client),
    'Heard elsewhere',
  );
  await openBare('waveform', { episode: String(id) });
  const wave = page.getByRole('region', { name: 'Audio' });
  const slider = wave.getByRole('slider', { name: 'Position' });
  await expect(wave.locator('canvas')).toBeVisible();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The waveform has no place.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => seconds(page)).toBeGreaterThan(duration * 0.4);
  await wave.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => reported(page, 'playing')).toBe('true');
  await expect.poll(() => seconds(page)).toBeGreaterThan(duration * 0.5);
  await slider.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => reported(page, 'playing')).toBe('false');
  const before = await seconds(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => seconds(page)).toBeLessThan(before);
  await look(page, 'part-waveform');
});

test('the waveform alone plays an event of the archive', async ({ openBare, page, client }) => {
  const [event] = await shortEvents(client, 1);
  await openBare('waveform', { event: String(event?.id) });
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(0.2);
});

test('the player alone plays an episode of the station', async ({ openBare, page, client }) => {
  const { playlist_id: id } = await makePublished(client, await makeShow(client), 'Played elsewhere');
  await openBare('player', { episode: String(id) });
  const player = page.getByRole('region', { name: 'Audio player: Played elsewhere' });
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0))
    .toBeGreaterThan(0.2);
  await look(page, 'part-player');
});

test('the episode table alone sorts, turns pages, chooses rows and opens one', async ({
  openBare,
  page,
  client,
}) => {
  const show = await makeShow(client);
  const ids: Record<string, number> = {};
  for (const name of ['Gull', 'Anchor', 'Tide'])
    ids[name] = (await makeEpisode(client, show, { name })).playlist_id;
  await openBare('episode-table', { show: String(show.id) });
  const table = page.getByRole('table', { name: 'Episodes' });
  const names = () => table.locator('.pk-episode-link').allTextContents();
  await table.getByRole('button', { name: 'Name' }).click();
  await expect.poll(names).toEqual(['Anchor', 'Gull']);
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await look(page, 'part-episode-table');
  await table.getByRole('checkbox', { name: 'Select Anchor' }).press('Space');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(names).toEqual(['Tide']);
  await table.getByRole('checkbox', { name: 'Select Tide' }).press('Space');
  expect(await reported(page, 'selected')).toBe(`${ids['Anchor']},${ids['Tide']}`);
  await table.getByRole('button', { name: 'Name' }).click();
  await expect.poll(names).toEqual(['Tide', 'Gull']);
  await expect(table.getByRole('checkbox', { name: 'Select Tide' })).toBeChecked();
  await table.getByRole('link', { name: 'Tide' }).click();
  expect(await reported(page, 'opened')).toBe(String(ids['Tide']));
  await table.getByRole('button', { name: 'Actions for Gull' }).click();
  await page.getByRole('menuitem', { name: 'Receipts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('every part fits a phone, and is readable in the dark', async ({ openBare, page, client }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  const show = await makeShow(client);
  const { playlist_id } = await makePublished(client, show, 'On a phone');
  await makeEpisode(client, show, { name: 'Draft on a phone' });
  const ready = {
    'publish-dialog': 'dialog',
    waveform: 'slider',
    player: 'region',
    'episode-table': 'table',
    'image-picker': 'button',
  } as const;
  for (const [part, role] of Object.entries(ready)) {
    await openBare(part, { episode: String(playlist_id), show: String(show.id) });
    await page.getByRole(role).first().waitFor();
    await page.locator('[aria-busy=true], .pk-skeleton').first().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectNoAxeFindings(page, ['.pk']);
    await look(page, `part-${part}`);
  }
});
