import type { Browser, Page } from '@playwright/test';
import { createClient } from '@postkit/sdk';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expectNoAxeFindings, expectNoColourFindings } from '../support/axe.ts';
import { type BroadcastStation, startBroadcastStation } from '../support/broadcast-station.ts';
import { enterStation } from '../support/enter-station.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { stationDay } from '../support/station-day.ts';

const station = 'harbour-fm';

/** Seconds since the start of the day, read from the strip. */
const positionOf = async (page: Page) =>
  Number(await new AudioEditorPage(page).day.strip.track.getAttribute('aria-valuenow'));

async function findNothing(page: Page): Promise<void> {
  // The tooltip of the last pressed button stays while the mouse is over it.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoColourFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('the whole day is one waveform: a press selects a card, and Add adds its event', async ({ page }) => {
  const editor = new AudioEditorPage(page);
  const { day, timeline } = editor;
  const { strip } = day;
  await editor.openAlone(station);
  await day.previousDay.click();
  await strip.isDrawn();
  await expect(strip.fitDay).toBeDisabled();
  await look(page, 'day-strip');

  await strip.press(0.4);
  const card = day.current;
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  const title = (await card.getAttribute('aria-label')) ?? '';
  await expect(strip.text).toContainText(title);
  await page.keyboard.press('Enter');
  await expect.poll(() => timeline.names()).toEqual([title]);

  // While a range is dragged, the event under the pointer is the current one; then the position is at the start of the range.
  const [from, to] = [await strip.place(0.2), await strip.place(0.8)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await expect(day.current).toBeVisible();
  expect((await positionOf(page)) / 86_400).toBeCloseTo(0.8, 1);
  await page.mouse.up();
  await expect.poll(async () => (await positionOf(page)) / 86_400).toBeCloseTo(0.2, 1);
});

test('keys, buttons, wheel and drag zoom and scroll the day', async ({ page, client }) => {
  const editor = new AudioEditorPage(page);
  const { day, preview } = editor;
  const { strip } = day;
  const { start, end } = await stationDay(client, -1);
  const { objects: events } = await client.audioEvents.list({
    startTime: start,
    endTime: end,
    cart__type_name: 'LOGGER',
    order: 'ASC',
    limit: 0,
  });
  await editor.openAlone(station);
  await day.previousDay.click();
  await strip.isDrawn();
  await strip.track.focus();

  // Keys move from event to event; the card follows, the focus stays.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  const third = events[2];
  if (!third) throw new Error('Yesterday had fewer than three events.');
  await expect(strip.track).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^\\d\\d:\\d\\d:\\d\\d, ${third.cart.title}$`),
  );
  await expect(strip.track).toBeFocused();
  await expect(day.current).toHaveAttribute('aria-label', third.cart.title);
  await page.keyboard.press('ArrowDown');
  await expect(day.current).toBeFocused();
  await strip.track.focus();

  await page.keyboard.press('End');
  expect(await positionOf(page)).toBe(end - start - 1);
  await page.keyboard.press('Home');
  expect(await positionOf(page)).toBe(0);

  // Zooms in to a minute, where one step is a second, and out to the whole day.
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/logger/peaks.json')) pages.push(request.url());
  });
  await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 11; step += 1) await page.keyboard.press('+');
  await expect(strip.zoomIn).toBeDisabled();
  await strip.isDrawn();
  const before = await positionOf(page);
  await page.keyboard.press('Shift+ArrowRight');
  expect((await positionOf(page)) - before).toBeLessThanOrEqual(2);
  await look(page, 'day-strip-minute');
  // Each view requests one page of columns, however long a stretch it shows.
  for (const url of pages) expect(Number(new URL(url).searchParams.get('points'))).toBeLessThanOrEqual(4000);
  await strip.track.focus();
  await page.keyboard.press('0');
  await expect(strip.fitDay).toBeDisabled();

  // The buttons and the wheel do the same; the ruler is dragged.
  await strip.zoomIn.click();
  await expect(strip.zoomOut).toBeEnabled();
  await strip.zoomOut.click();
  await expect(strip.zoomOut).toBeDisabled();
  const { x, y } = await strip.place(0.5);
  await page.mouse.move(x, y);
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -200);
  await expect(strip.zoomOut).toBeEnabled();
  await strip.press(0.5);
  const middle = await positionOf(page);
  expect(middle / (end - start)).toBeCloseTo(0.5, 1);
  const times = await strip.track.boundingBox();
  if (!times) throw new Error('There is no waveform on the page.');
  await page.mouse.move(x, times.y + 6);
  await page.mouse.down();
  await page.mouse.move(x - 300, times.y + 6, { steps: 6 });
  await page.mouse.up();
  expect(await positionOf(page)).toBe(middle);
  await strip.press(0.5);
  expect(await positionOf(page)).toBeGreaterThan(middle);

  // Playback starts at the position.
  await strip.track.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 11; step += 1) await page.keyboard.press('+');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+ArrowRight');
  const second = events[1];
  const into = (await positionOf(page)) - ((second?.started_at ?? 0) - start);
  expect(into).toBeGreaterThan(10);
  await page.keyboard.press(' ');
  await preview.heard(into - 1);
  await expect(preview.region).toContainText(second?.cart.title ?? '');
});

test('events that the filters exclude are dimmed and remain visible', async ({ page }) => {
  const editor = new AudioEditorPage(page);
  const { day } = editor;
  const { strip } = day;
  await editor.openAlone(station);
  await day.previousDay.click();
  await strip.isDrawn();
  await day.toggleCategory('News');
  await day.openHours();
  await day.hour('From').focus();
  for (let hour = 0; hour < 6; hour += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  // The filters are applied to the day a moment after they are set.
  await expect.poll(async () => (await day.titles())[0]).toBe('News at 6');
  await strip.track.focus();
  await page.keyboard.press('ArrowRight');
  await expect(strip.track).toHaveAttribute('aria-valuetext', /, News at 6$/);
  await look(page, 'day-strip-filtered');
  await strip.press(0.1);
  await expect(strip.text).toContainText('Hidden in the list');
  await expect(strip.play).toBeEnabled();
  await day.search.fill('nobody ever said this');
  await expect(day.region.getByText('No events match these filters.')).toBeVisible();
  await expect(strip.track).toBeVisible();
});

test.describe('faults of a recording', () => {
  const zone = 'Europe/Berlin';
  let quay: BroadcastStation;
  let moments: number[] = [];
  let dayStart = 0;

  const repeated = (kind: 'tone' | 'nothing' | 'talk', count: number) =>
    Array.from({ length: count }, () => kind);

  test.beforeAll(async () => {
    quay = await startBroadcastStation(zone);
    const signedIn = await createClient({ baseUrl: quay.url }).sessions.signIn(
      quay.person.email,
      quay.person.password,
    );
    dayStart = (await stationDay(clientAt(quay.url, signedIn, quay.slug), -1)).start;
    moments = await quay.air(dayStart + 8 * 3600, [
      { title: 'Morning news', audio: repeated('talk', 8) },
      {
        title: 'Harbour talk',
        audio: [...repeated('tone', 3), ...repeated('nothing', 3), ...repeated('tone', 3)],
      },
      { title: 'Weather', audio: repeated('tone', 5) },
      { gapSeconds: 114 },
      { title: 'Morning news', audio: repeated('tone', 8) },
      { title: 'Morning news', audio: repeated('talk', 8) },
    ]);
  });

  test.afterAll(async () => quay[Symbol.asyncDispose]());

  async function openQuay(browser: Browser, viewport?: { width: number; height: number }): Promise<Page> {
    const context = await browser.newContext({
      baseURL: quay.url,
      hasTouch: true,
      ...(viewport ? { viewport } : {}),
    });
    const signedIn = await createClient({ baseUrl: quay.url }).sessions.signIn(
      quay.person.email,
      quay.person.password,
    );
    await enterStation(context, quay.url, signedIn, quay.slug);
    const page = await context.newPage();
    const editor = new AudioEditorPage(page);
    await editor.openAlone(quay.slug);
    await editor.day.previousDay.click();
    await expect(editor.day.strip.track).toBeVisible();
    return page;
  }

  const clock = (seconds: number) =>
    new Date(Math.floor(seconds) * 1000).toLocaleTimeString('en-GB', { timeZone: zone, hour12: false });

  test('a gap, a silence and a repeat are marked on the waveform and on the cards', async ({ browser }) => {
    const page = await openQuay(browser);
    const { day } = new AudioEditorPage(page);
    const { strip } = day;
    const [, talk = 0, weather = 0, gap = 0, song = 0] = moments;
    for (const fact of ['1 gap', '1 silence', '1 repeat']) await expect(strip.facts).toContainText(fact);

    // In whole seconds, rounded outwards: from the start of the gap to its end.
    const times = `from ${clock(gap)} to ${clock(Math.ceil(song))}`;
    await expect(day.region.getByRole('listitem').filter({ hasText: `Not recorded ${times}` })).toBeVisible();
    await expect(
      day.card('Weather').getByRole('img', { name: `Incomplete: not recorded ${times}` }),
    ).toBeVisible();
    await expect(day.card('Harbour talk')).toContainText(/Silence 15 s at 08:00:5\d/);
    expect(weather).toBeGreaterThan(talk);

    // The later event links to the earlier one.
    // Equal titles are not enough: between the two is a tone of the same length.
    const again = day.region.getByRole('group', { name: 'Morning news', exact: true }).nth(2);
    await again.getByRole('button', { name: 'Aired before at 08:00:00' }).click();
    await expect(day.card('Morning news')).toBeFocused();
    await expect(strip.track).toHaveAttribute('aria-valuetext', '08:00:00, Morning news');
    await page.keyboard.press('Tab');
    await strip.track.focus();
    await page.keyboard.press('ArrowRight');
    await expect(strip.text).toContainText('Silence 15 s at');
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('+');
    await strip.isDrawn();
    await look(page, 'day-strip-faults');
    await findNothing(page);
    await page.context().close();
  });

  test('one finger scrolls the day and two zoom it, on a narrow screen', async ({ browser }) => {
    const page = await openQuay(browser, { width: 390, height: 844 });
    const { day } = new AudioEditorPage(page);
    const { strip } = day;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await strip.track.scrollIntoViewIfNeeded();
    const { x, y } = await strip.place(8 / 24);
    await touch('touchStart', [
      { x: x - 10, y },
      { x: x + 10, y },
    ]);
    for (const apart of [30, 60, 100]) {
      await touch('touchMove', [
        { x: x - apart, y },
        { x: x + apart, y },
      ]);
    }
    await touch('touchEnd', []);
    await page.getByRole('button', { name: 'Waveform tools' }).click();
    await expect(page.getByRole('button', { name: 'Zoom out' }).first()).toBeEnabled();
    await page.keyboard.press('Escape');

    const [from, to] = [await strip.place(0.2), await strip.place(0.6)];
    await touch('touchStart', [from]);
    for (const part of [0.3, 0.6, 1])
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y }]);
    await touch('touchEnd', []);
    await expect.poll(() => positionOf(page)).toBeGreaterThan(0);
    await look(page, 'day-strip-narrow');
    await page.context().close();
  });

  test('events that air while the day is open appear without a reload', async ({ browser }) => {
    const page = await openQuay(browser);
    const { day } = new AudioEditorPage(page);
    const { strip } = day;
    await expect(strip.facts).toContainText('1 silence');
    // The list is drawn in more than one step.
    await expect(day.cards).toHaveCount(5);
    const read = page.waitForResponse((response) => response.url().includes('/logger/peaks.json'));
    await quay.air(dayStart + 20 * 3600, [
      { title: 'Night talk', audio: [...repeated('tone', 2), ...repeated('nothing', 2)] },
    ]);
    expect((await read).ok()).toBe(true);
    await expect(day.card('Night talk')).toBeVisible();
    await expect(day.cards).toHaveCount(6);
    await expect(strip.facts).toContainText('2 silences');
    await strip.track.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(strip.track).toHaveAttribute('aria-valuetext', '20:00:00, Night talk');
    await page.context().close();
  });
});
