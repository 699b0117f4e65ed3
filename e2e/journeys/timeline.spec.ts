import { stat } from 'node:fs/promises';
import type { PostKitClient } from '@postkit/sdk';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { shortEvents } from '../support/make-content.ts';

const station = 'harbour-fm';

/** Distinct titles of short events of yesterday. */
async function differentTitles(client: PostKitClient, count: number): Promise<[string, ...string[]]> {
  const titles = new Set((await shortEvents(client, count * 4)).map(({ cart }) => cart.title));
  const [first = '', ...others] = [...titles].slice(0, count);
  return [first, ...others];
}

/** Opens the editor at yesterday, with these events on the timeline. */
async function openWith(editor: AudioEditorPage, titles: readonly string[]): Promise<void> {
  await editor.openAlone(station);
  await editor.day.previousDay.click();
  for (const title of titles) await editor.day.add(title);
  await expect.poll(() => editor.timeline.names()).toEqual(titles);
}

test('a card is dragged by touch', async ({ browser, client, station: server, context }) => {
  const state = await context.storageState();
  const touch = await browser.newContext({
    baseURL: server.url,
    hasTouch: true,
    viewport: { width: 1024, height: 900 },
    storageState: state,
  });
  const editor = new AudioEditorPage(await touch.newPage());
  const [title] = await differentTitles(client, 1);
  await editor.openAlone(station);
  await editor.day.previousDay.tap();
  await editor.dragByFinger(editor.day.card(title), editor.timeline.track);
  await expect.poll(() => editor.timeline.names()).toEqual([title]);
  await touch.close();
  // The fixture does not watch this browser's drafts; the next journey needs an empty editor.
  await client.drafts.remove('new');
});

test('EDITOR-021 EDITOR-042 EDITOR-044 an episode goes from the filter to Finish by keyboard alone', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { day, timeline, publish } = editor;
  const [title] = await differentTitles(client, 1);
  const { keyboard } = page;
  await editor.openAlone(station);
  await tabTo(editor, 'Previous day');
  await keyboard.press('Enter');
  await tabTo(editor, 'Search events');
  await keyboard.type(title);
  await expect(day.count).toHaveText(/ of /);
  await tabTo(editor, title);
  await keyboard.press('Enter');
  await expect.poll(() => timeline.names()).toEqual([title]);
  await editor.dragFirstByKeys();
  await expect.poll(() => timeline.names()).toEqual([title, title]);
  await tabTo(editor, 'Targeted Ads');
  await keyboard.press('Enter');
  await expect(timeline.items).toHaveCount(3);
  await tabTo(editor, 'Finish');
  await keyboard.press('Enter');
  await expect(publish.dialog).toBeVisible();
  await keyboard.press('Escape');
  await expect(publish.dialog).toBeHidden();
  await expect(editor.info.finishButton).toBeFocused();

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Shows' }).click();
  await expect.poll(() => asked).toEqual(['Are you sure you want to leave?']);
  await expect(timeline.items).toHaveCount(3);
  await timeline.more('Clear playlist');
  await expect(timeline.items).toHaveCount(0);
  await page.getByRole('link', { name: 'Shows' }).click();
  await page.waitForURL('**/shows');
  expect(asked).toHaveLength(1);
});

/** Presses Tab until the control of this name has the focus. */
async function tabTo({ page }: AudioEditorPage, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const focused = page.locator(':focus');
    const label =
      (await focused.count()) === 0
        ? ''
        : await focused.evaluate(
            (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
          );
    const described =
      (await focused.count()) === 0
        ? ''
        : await focused.evaluate((element) =>
            'labels' in element && element.labels instanceof NodeList
              ? [...element.labels].map((one) => one.textContent).join()
              : '',
          );
    if (label.trim() === name || described.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

test('a draft survives a reload, and can be discarded for a new one', async ({ page, client }) => {
  const editor = new AudioEditorPage(page);
  const titles = await differentTitles(client, 2);
  await openWith(editor, titles);
  await editor.info.title.fill('Half an episode');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^We restored your draft from /)).toBeVisible();
  await expect.poll(() => editor.timeline.names()).toEqual(titles);
  await expect(editor.info.title).toHaveValue('Half an episode');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(editor.timeline.items).toHaveCount(0);
});

test('EDITOR-043 EDITOR-054 EDITOR-055 the items merge into one, which downloads as a file', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { timeline } = editor;
  const titles = await differentTitles(client, 2);
  await openWith(editor, titles);
  const total = await timeline.total.textContent();
  const said = collectTexts(editor);
  await timeline.more('Merge');
  await expect(timeline.items).toHaveCount(1);
  const texts = await said();
  expect(texts[0]).toBe('Calculating...');
  const countdown = texts.filter((text) => /^Merging in \d+ seconds$/.test(text));
  expect(countdown).toEqual([5, 4, 3, 2, 1].map((seconds) => `Merging in ${seconds} seconds`));
  expect(texts.at(-1)).toBe('Merging...');
  await expect(timeline.total).toHaveText(total ?? '');

  for (const format of ['MP3', 'AAC']) {
    await timeline.more('Download');
    const choice = page.getByRole('dialog', { name: 'Download as' });
    const downloading = page.waitForEvent('download');
    await choice.getByRole('button', { name: format }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
    expect((await stat(await download.path())).size).toBeGreaterThan(10_000);
  }
});

/** Records each text of the merge button from now on. Resolves to the texts without repeats. */
function collectTexts({ page, timeline }: AudioEditorPage): () => Promise<string[]> {
  const begun = timeline.region.evaluate((region) => {
    const texts: string[] = [];
    Reflect.set(globalThis, 'mergeTexts', texts);
    const note = () => {
      // The button contains the text of both its states, one of them hidden.
      const text = region.querySelector(
        '.pk-timeline-merge .pk-button-content:not([data-hidden])',
      )?.textContent;
      if (text && text !== texts.at(-1)) texts.push(text);
    };
    new MutationObserver(note).observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
  });
  return async () => {
    await begun;
    const texts: unknown = await page.evaluate(() => Reflect.get(globalThis, 'mergeTexts'));
    return Array.isArray(texts) ? texts.map(String) : [];
  };
}

test('EDITOR-046 EDITOR-063 EDITOR-073 an item is extended and trimmed, and Finish waits for it', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { timeline, waveform } = editor;
  const [title] = await differentTitles(client, 1);
  await openWith(editor, [title]);
  const length = () => lengthOf(editor);
  const whole = await length();
  await timeline.edit(title);
  await expect(
    waveform.region.locator('canvas').or(waveform.region.locator('.pk-wave-canvas > div')).first(),
  ).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'waveform');

  // Held, so that the item stays busy during the checks.
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/event/*/clone.html*', (route) => mayGoOn.then(() => route.continue()));
  await waveform.extend('Forward', '5.0');
  await expect(timeline.items.first()).toHaveAttribute('data-busy', 'true');
  await editor.info.finish();
  await expect(editor.processing).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor.processing).toBeVisible();
  await expect(editor.processing.getByRole('button')).toHaveCount(0);
  goOn();
  await expect(editor.publish.dialog).toBeVisible();
  await editor.publish.dialog.getByRole('button', { name: 'Close' }).click();
  await page.unrouteAll();
  expect((await length()) - whole).toBeCloseTo(5, 0);

  await waveform.thumb('Keep from').focus();
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight');
  await waveform.button('Trim').click();
  await expect.poll(async () => Math.round((await length()) - whole)).toBe(3);
  await timeline.button('Undo').click();
  await timeline.button('Undo').click();
  await expect.poll(length).toBe(whole);
});

/** Length of the timeline in seconds. */
async function lengthOf({ timeline }: AudioEditorPage): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await timeline.total.textContent()) ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
}
