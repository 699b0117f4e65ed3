import type { Browser, Page } from '@playwright/test';
import { createClient } from '@postkit/sdk';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { type BroadcastStation, startBroadcastStation } from '../support/broadcast-station.ts';
import { enterStation } from '../support/enter-station.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { stationDay } from '../support/station-day.ts';

const zone = 'Europe/Berlin';
const tones = (count: number) => Array.from({ length: count }, () => 'tone' as const);

let quay: BroadcastStation;
/** The starts of three events, the gap and the last event, and its end; unix seconds. */
let moments: number[] = [];
let dayStart = 0;

test.beforeAll(async () => {
  quay = await startBroadcastStation(zone);
  dayStart = (await stationDay(await signedIn(), -1)).start;
  moments = await quay.air(dayStart + 8 * 3600, [
    { title: 'Morning news', audio: tones(12) },
    { title: 'Harbour talk', audio: tones(12) },
    { title: 'Weather', audio: tones(12) },
    { gapSeconds: 30 },
    { title: 'Harbour song', audio: tones(12) },
  ]);
});

test.afterAll(async () => quay[Symbol.asyncDispose]());

async function signedIn() {
  const session = await createClient({ baseUrl: quay.url }).sessions.signIn(
    quay.person.email,
    quay.person.password,
  );
  return clientAt(quay.url, session, quay.slug);
}

async function openQuay(browser: Browser, viewport?: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({
    baseURL: quay.url,
    hasTouch: true,
    ...(viewport ? { viewport } : {}),
  });
  const session = await createClient({ baseUrl: quay.url }).sessions.signIn(
    quay.person.email,
    quay.person.password,
  );
  await enterStation(context, quay.url, session, quay.slug);
  const page = await context.newPage();
  const editor = new AudioEditorPage(page);
  await editor.openAlone(quay.slug);
  await editor.day.previousDay.click();
  await expect(editor.day.card('Harbour song')).toBeVisible();
  return page;
}

/** Zooms the strip to the five minutes that were recorded. */
async function zoomIn(page: Page): Promise<void> {
  const { strip } = new AudioEditorPage(page).day;
  await strip.track.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('+');
  await strip.isDrawn();
}

const clock = (seconds: number) =>
  new Date(Math.floor(seconds) * 1000).toLocaleTimeString('en-GB', { timeZone: zone, hour12: false });
const secondsOf = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

test('a range that is dragged over the waveform is heard, and added as exactly its seconds', async ({
  browser,
}) => {
  const page = await openQuay(browser);
  const editor = new AudioEditorPage(page);
  const { strip } = editor.day;
  await zoomIn(page);

  // From the middle of the first event into the third.
  await strip.dragOver(0.55, 0.85);
  await expect(strip.range).toBeVisible();
  const ends = [strip.rangeStart, strip.rangeEnd].map((end) => end.getAttribute('aria-valuetext'));
  const [from, to] = (await Promise.all(ends)).map((text) => secondsOf(text ?? ''));
  if (from === undefined || to === undefined) throw new Error('The range has no ends.');
  expect(to - from).toBeGreaterThan(60);
  await expect(strip.range).toContainText(/[23] events/);
  await look(page, 'day-range');
  await expectNoAxeFindings(page);

  // The position follows what is heard, and the timeline stays empty.
  await strip.range.getByRole('button', { name: 'Play the range' }).click();
  const position = async () => Number(await strip.track.getAttribute('aria-valuenow'));
  await expect.poll(position, { timeout: 20_000 }).toBeGreaterThan(from + 1);
  await strip.range.getByRole('button', { name: 'Stop the range' }).click();
  await expect(strip.range.getByRole('button', { name: 'Play the range' })).toBeVisible();
  expect(await editor.timeline.names()).toEqual([]);

  await strip.addRange.click();
  await expect.poll(() => editor.timeline.names()).not.toEqual([]);
  await expect(strip.range).toHaveCount(0);
  const names = await editor.timeline.names();
  expect(names.length).toBeGreaterThan(1);
  const total = secondsOf(((await editor.timeline.total.textContent()) ?? '').replace(/[^\d:]/g, ''));
  expect(Math.abs(total - (to - from))).toBeLessThanOrEqual(1);

  // One step takes it back.
  await page.keyboard.press('Control+z');
  await expect.poll(() => editor.timeline.names()).toEqual([]);
  await page.context().close();
});

test('a range is set by keys and by typing, and says what it lacks', async ({ browser }) => {
  const page = await openQuay(browser);
  const editor = new AudioEditorPage(page);
  const { strip } = editor.day;
  await zoomIn(page);
  const [, , weather = 0, , song = 0, end = 0] = moments;

  // From the start of Weather to that of the last event, so over the gap.
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await expect(strip.track).toHaveAttribute('aria-valuetext', `${clock(weather)}, Weather`);
  await page.keyboard.press('i');
  await page.keyboard.press('ArrowRight');
  await expect(strip.track).toHaveAttribute('aria-valuetext', `${clock(song)}, Harbour song`);
  await page.keyboard.press('o');
  await expect(strip.range).toContainText('1 event, 00:30 not recorded');
  await expect(strip.addRange).toHaveText(`Add ${clock(weather)}–${clock(song)}`);

  // Typed to a second inside the last event.
  const later = clock(song + 20);
  await strip.range.getByRole('spinbutton', { name: /hour.*To/ }).click();
  await page.keyboard.type(later.replaceAll(':', ''));
  await expect(strip.addRange).toHaveText(`Add ${clock(weather)}–${later}`);
  expect(song + 20).toBeLessThan(end);
  await look(page, 'day-range-typed');
  await strip.addRange.click();
  await expect.poll(() => editor.timeline.names()).toEqual(['Weather', 'Harbour song']);
  await expect(editor.messages.region).toContainText('00:30 of it was not recorded');

  // Escape clears a range and leaves the timeline.
  await strip.track.focus();
  await page.keyboard.press('i');
  await expect(strip.range).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(strip.range).toHaveCount(0);
  await expect(strip.track).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('On the waveform of the day: start, end a range here');
  await page.context().close();
});

test('a finger that rests selects a range, and drags its ends', async ({ browser }) => {
  const page = await openQuay(browser, { width: 390, height: 844 });
  const editor = new AudioEditorPage(page);
  const { strip } = editor.day;
  await zoomIn(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await strip.track.scrollIntoViewIfNeeded();
  const [from, to, further] = [await strip.place(0.52), await strip.place(0.7), await strip.place(0.9)];
  await touch('touchStart', [from]);
  await expect(strip.view).toHaveAttribute('data-selecting', 'true');
  for (const part of [0.3, 0.6, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y }]);
  await touch('touchEnd', []);
  await expect(strip.range).toBeVisible();
  const lengthOf = async () =>
    Number(await strip.rangeEnd.getAttribute('aria-valuenow')) -
    Number(await strip.rangeStart.getAttribute('aria-valuenow'));
  const before = await lengthOf();
  await touch('touchStart', [{ x: to.x + 6, y: to.y }]);
  for (const part of [0.3, 0.6, 1])
    await touch('touchMove', [{ x: to.x + (further.x - to.x) * part, y: to.y }]);
  await touch('touchEnd', []);
  await expect.poll(lengthOf).toBeGreaterThan(before);
  await look(page, 'day-range-narrow');
  await strip.addRange.click();
  await expect(strip.range).toHaveCount(0);
  await editor.timeline.unfold();
  await expect.poll(() => editor.timeline.names()).not.toEqual([]);
  await page.context().close();
});
