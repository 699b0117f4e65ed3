import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { readyEpisode } from '../support/make-content.ts';
import { mp3Seconds } from '../support/mp3-seconds.ts';
import { openDraft } from '../support/open-draft.ts';

const station = 'harbour-fm';

test('several items are selected, dragged together, and duplicated, moved and removed by keys, each as one step', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { timeline } = editor;
  const { keyboard } = page;
  const { titles } = await openDraft(editor, client, station, 3);
  const [a, b, c] = titles;
  await test.step('Ctrl selects items that do not stand side by side, and a drag moves them together', async () => {
    await timeline.items.nth(0).click();
    await timeline.items.nth(2).click({ modifiers: ['Control'] });
    await expect(timeline.selected).toHaveCount(2);
    await editor.drag(timeline.items.nth(2), timeline.items.nth(1));
    await expect.poll(() => timeline.names()).toEqual([a, c, b]);
    await editor.drag(timeline.items.nth(0));
    await expect.poll(() => timeline.names()).toEqual([b, a, c]);
    await timeline.button('Undo').click();
    await timeline.button('Undo').click();
    await expect.poll(() => timeline.names()).toEqual(titles);
  });
  await timeline.items.nth(0).click();
  await keyboard.press('Shift+ArrowRight');
  await expect(timeline.selected).toHaveCount(2);
  await keyboard.press('Control+d');
  await expect.poll(() => timeline.names()).toEqual([a, b, a, b, c]);
  await expect(timeline.selected).toHaveCount(2);
  await keyboard.press('Alt+ArrowRight');
  await expect.poll(() => timeline.names()).toEqual([a, b, c, a, b]);
  await keyboard.press('Control+x');
  await expect.poll(() => timeline.names()).toEqual([a, b, c]);
  await keyboard.press('Home');
  await keyboard.press('Control+v');
  await expect.poll(() => timeline.names()).toEqual([a, a, b, b, c]);
  await keyboard.press('Control+a');
  await expect(timeline.selected).toHaveCount(5);
  await keyboard.press('Delete');
  await expect(timeline.items).toHaveCount(0);
  for (let step = 0; step < 5; step += 1) await timeline.button('Undo').click();
  await expect.poll(() => timeline.names()).toEqual(titles);
  await expect(timeline.button('Undo')).toBeDisabled();
  for (let step = 0; step < 5; step += 1) await timeline.button('Redo').click();
  await expect(timeline.items).toHaveCount(0);
});

test('an item is trimmed and faded by its handles with the mouse, Escape cancels a drag, and a split is undone without a request', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { timeline } = editor;
  const { titles, pieces } = await openDraft(editor, client, station, 2);
  const [name = ''] = titles;
  const whole = Math.round((pieces[0]?.duration ?? 0) * 1000);
  await timeline.item(name).click();

  await editor.pull(timeline.handle('Trim the start', name), 40, { release: false });
  const shown = await timeline.handle('Trim the start', name).locator('.pk-handle-value').innerText();
  await look(page, 'timeline-handles');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(timeline.handle('Trim the start', name)).toHaveAttribute('aria-valuenow', '0');
  await expect(timeline.button('Undo')).toBeDisabled();

  await editor.pull(timeline.handle('Trim the start', name), 40);
  await expect(timeline.button('Undo')).toBeEnabled();
  await timeline.settled();
  // A drag cuts as much as a drag of the same length showed, to the tenth of a second.
  const [minutes = 0, seconds = 0] = shown.split(':').map(Number);
  const cut = whole - (await timeline.length(name));
  expect(Math.abs(cut - (minutes * 60 + seconds) * 1000)).toBeLessThan(130);
  expect(cut).toBeGreaterThan(400);

  await editor.pull(timeline.handle('Fade in', name), 32);
  await expect(timeline.handle('Fade in', name)).not.toHaveAttribute('aria-valuenow', '0');
  await editor.pull(timeline.handle('Fade out', name), -32);
  await expect(timeline.handle('Fade out', name)).not.toHaveAttribute('aria-valuenow', '0');
  await expectNoAxeFindings(page);
  await look(page, 'timeline-fades');
  for (let step = 0; step < 3; step += 1) await timeline.button('Undo').click();
  await expect.poll(() => timeline.length(name)).toBe(whole);
  await expect(timeline.handle('Fade in', name)).toHaveAttribute('aria-valuenow', '0');

  await test.step('an item is split at the pressed position, and one undo joins it without a request to the station', async () => {
    const other = titles[1] ?? '';
    await timeline.item(name).click();
    await expect(timeline.playhead).toBeVisible();
    await timeline.button('Split at the playhead').click();
    await expect.poll(() => timeline.names()).toEqual([name, name, other]);
    await timeline.settled();
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('clone.html') && asked.push(request.url())));
    await timeline.button('Undo').click();
    await expect.poll(() => timeline.names()).toEqual([name, other]);
    expect(await timeline.length(name)).toBe(whole);
    await timeline.button('Redo').click();
    await expect.poll(() => timeline.names()).toEqual([name, name, other]);
    expect(asked).toEqual([]);
  });
});

test('an item is trimmed by touch', async ({ browser, client, station: server, context }) => {
  const state = await context.storageState();
  const touch = await browser.newContext({
    baseURL: server.url,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    storageState: state,
  });
  const editor = new AudioEditorPage(await touch.newPage());
  const { timeline } = editor;
  const { titles } = await openDraft(editor, client, station, 1);
  const [name = ''] = titles;
  await timeline.item(name).tap();
  const handle = timeline.handle('Trim the start', name);
  const box = await handle.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(24);
  expect(box?.height).toBeGreaterThanOrEqual(24);
  const before = await timeline.length(name);
  await editor.pullByFinger(handle, 60);
  await expect.poll(() => timeline.length(name)).toBeLessThan(before - 900);
  await touch.close();
});

test('keys trim, fade and split an item; a reload keeps the edits', async ({ page, client }) => {
  const editor = new AudioEditorPage(page);
  const { timeline } = editor;
  const { keyboard } = page;
  const { titles, pieces } = await openDraft(editor, client, station, 2);
  const [name = '', other = ''] = titles;
  const whole = Math.round((pieces[0]?.duration ?? 0) * 1000);
  await test.step('the timeline’s keyboard help lists its keys', async () => {
    await timeline.more('Keyboard');
    const help = page.getByRole('dialog', { name: 'Keyboard' });
    await expect(help).toContainText('Split at the playhead');
    await look(page, 'timeline-keys');
    await keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    // The panel that led there is still open.
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await timeline.items.nth(0).focus();
  await keyboard.press('BracketLeft');
  await keyboard.press('BracketLeft');
  await keyboard.press('Shift+BracketRight');
  await keyboard.press('KeyI');
  await expect(timeline.handle('Fade in', name)).toHaveAttribute('aria-valuenow', '1000');
  await keyboard.press('Escape');
  await expect(timeline.handle('Trim the start', name)).toHaveAttribute('aria-valuenow', '0');

  await keyboard.press('BracketLeft');
  await keyboard.press('BracketLeft');
  await keyboard.press('Alt+BracketLeft');
  await keyboard.press('KeyI');
  await keyboard.press('KeyO');
  await keyboard.press('Shift+KeyO');
  await keyboard.press('Enter');
  await expect.poll(async () => Math.abs(whole - 1000 - (await timeline.length(name)))).toBeLessThan(30);
  await expect(timeline.handle('Fade in', name)).toHaveAttribute('aria-valuenow', '1000');
  await expect(timeline.handle('Fade out', name)).toHaveAttribute('aria-valuenow', '1100');

  for (let step = 0; step < 4; step += 1) await keyboard.press('Period');
  await keyboard.press('KeyS');
  await expect.poll(() => timeline.names()).toEqual([name, name, other]);
  await timeline.settled();
  expect(Math.abs((await timeline.length(name)) - 4000)).toBeLessThan(30);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(() => timeline.names()).toEqual([name, name, other]);
  await timeline.items.nth(0).click();
  await expect(timeline.handle('Fade in', name)).toHaveAttribute('aria-valuenow', '1000');
  await expect(timeline.handle('Fade out', name)).toHaveAttribute('aria-valuenow', '0');
});

test('the list does all of it by keyboard alone, and opens again the next time', async ({ page, client }) => {
  const editor = new AudioEditorPage(page);
  const { timeline } = editor;
  const { keyboard } = page;
  const { titles } = await openDraft(editor, client, station, 2);
  const [a = '', b = ''] = titles;
  await timeline.button('List').focus();
  await keyboard.press('Enter');
  await expect(timeline.rows).toHaveCount(2);
  await expectNoAxeFindings(page);

  const press = async (name: string) => {
    await timeline.region.getByRole('button', { name }).first().focus();
    await keyboard.press('Enter');
  };
  await press(`Move ${a} down`);
  await expect.poll(() => timeline.rowNames()).toEqual([b, a]);
  await expect(timeline.region.getByRole('button', { name: `Move ${a} up` })).toBeFocused();
  await keyboard.press('Enter');
  await expect.poll(() => timeline.rowNames()).toEqual([a, b]);

  await press(`Fades of ${a}…`);
  await page.getByRole('dialog', { name: `Fades of ${a}` }).waitFor();
  await keyboard.press('Control+a');
  await keyboard.type('00:01.5');
  await keyboard.press('Enter');
  await expect(timeline.row(0)).toContainText('In 00:01.5');

  await press(`Trim ${a}…`);
  const dialog = page.getByRole('dialog', { name: `Trim ${a}` });
  await dialog.waitFor();
  await keyboard.press('Tab');
  await keyboard.press('Control+a');
  await keyboard.type('soon');
  await keyboard.press('Enter');
  await expect(dialog.getByText('Enter a time as mm:ss.t, such as 01:02.5.')).toBeVisible();
  await keyboard.press('Control+a');
  await keyboard.type('00:07.0');
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(async () => Math.abs((await timeline.rowLength(0)) - 7000)).toBeLessThan(101);

  await press(`Split ${a}…`);
  await page.getByRole('dialog', { name: `Split ${a}` }).waitFor();
  await keyboard.press('Control+a');
  await keyboard.type('3');
  await keyboard.press('Enter');
  await expect.poll(() => timeline.rowNames()).toEqual([a, a, b]);
  await press(`Duplicate ${b}`);
  await expect.poll(() => timeline.rowNames()).toEqual([a, a, b, b]);
  await press(`Remove ${b}`);
  await expect.poll(() => timeline.rowNames()).toEqual([a, a, b]);
  await look(page, 'timeline-list');

  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect.poll(() => timeline.rowNames()).toEqual([a, a, b]);
});

test('a join is played before an item is split and faded, and the episode has the length of its timeline', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { timeline, publish, waveform } = editor;
  const { titles, pieces, draft } = await openDraft(editor, client, station, 2);
  const [name = '', next = ''] = titles;
  await test.step('the preview of a join plays the end of one item and the start of the next', async () => {
    await timeline.edit(name);
    const fetched = page.waitForRequest((request) => request.url().includes(`/event/${pieces[1]?.id}/0.m4s`));
    await waveform.button('Play the transition').click();
    await fetched;
    await expect(waveform.button('Stop')).toBeVisible();
    await expect(waveform.button('Play the transition')).toBeVisible({ timeout: 20_000 });
    await timeline.edit(next);
    await expect(waveform.button('Play the transition')).toHaveCount(0);
  });
  await timeline.item(name).click();
  await timeline.button('Split at the playhead').click();
  await expect(timeline.items).toHaveCount(3);
  await timeline.settled();
  await timeline.edit(name);
  await waveform.fade('Fade out').focus();
  for (let step = 0; step < 15; step += 1) await page.keyboard.press('ArrowRight');
  await waveform.button('Fade').click();
  await timeline.settled();
  await expect(timeline.items.nth(0)).toContainText('fades out 00:01.5');
  await look(page, 'waveform-fades');
  const lengths = await timeline.lengths();
  await editor.info.finish();
  await publish.button('Publish now').click();
  await page.waitForURL('**/details');
  const episode = await readyEpisode(client, draft.playlist_id);
  const file = await page.request.get(`/${station}/audio/${episode.playlist_id}.mp3`);
  const total = lengths.reduce((sum, ms) => sum + ms, 0) / 1000;
  expect(Math.abs(mp3Seconds(await file.body()) - total)).toBeLessThan(0.1);
  expect(episode.events.map(({ fade_out }) => fade_out)).toEqual([1500, 0, 0]);

  await editor.open(station, episode.show_id, episode.playlist_id);
  await timeline.items.nth(0).click();
  await expect(timeline.handle('Fade out', name)).toHaveAttribute('aria-valuenow', '1500');
});
