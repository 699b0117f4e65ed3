import type { PostKitClient } from '@postkit/sdk';
import type { AudioEvent } from '@postkit/sdk/schema';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { fillDate } from '../pages/fill-segments.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { stationDay } from '../support/station-day.ts';

const station = 'harbour-fm';

/** Events of a day in the order in which they aired; `days` counts from today. */
async function logged(client: PostKitClient, after: number): Promise<AudioEvent[]> {
  const { start, end } = await stationDay(client, after);
  const query = { cart__type_name: 'LOGGER', order: 'ASC', limit: 0 } as const;
  return (await client.audioEvents.list({ startTime: start, endTime: end, ...query })).objects;
}

const counted = (count: number) => (count === 1 ? '1 event' : `${count} events`);

test('EDITOR-014 EDITOR-017 EDITOR-018 the calendar goes back 90 days and no further', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { day } = editor;
  await page.goto(`/${station}/shows`);
  await page.getByRole('link', { name: 'Audio' }).click();
  await page.waitForURL(`**/${station}/audio-editor`);
  await expect(page).toHaveTitle('Audio');
  for (const filter of [day.date, day.category, day.search, day.hours]) await expect(filter).toBeVisible();
  await expect(day.nextDay).toBeDisabled();
  await day.previousDay.click();
  await expect(day.count).toHaveText(counted((await logged(client, -1)).length));
  await day.nextDay.click();
  await expect(day.today).toBeDisabled();

  const earliest = (await stationDay(client, -90)).date;
  await fillDate(day.date, earliest);
  await expect(day.region.getByText('Nothing was logged on this day.')).toBeVisible();
  await expect(day.previousDay).toBeDisabled();
  await day.region.getByRole('button', { name: 'Choose day in a calendar' }).click();
  const before = new Date(Date.parse(`${earliest}T12:00:00Z`) - 86_400_000);
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  await expect(calendar).toBeVisible();
  if (before.getUTCDate() < new Date(`${earliest}T12:00:00Z`).getUTCDate()) {
    const cell = calendar.getByRole('button', {
      name: new RegExp(
        `${before.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })},`,
      ),
    });
    await expect(cell).toBeDisabled();
  }
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await day.today.click();
  await expect(day.nextDay).toBeDisabled();
  const read = page.waitForResponse((response) => response.url().includes('cart__type_name=LOGGER'));
  await day.more('Refresh');
  expect((await read).ok()).toBe(true);
});

test('EDITOR-019 EDITOR-025 categories, words and hours filter the day, and one button adds the remaining events', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { day, timeline } = editor;
  await editor.openAlone(station);
  const all = await logged(client, -1);
  await day.previousDay.click();
  await expect(day.count).toHaveText(counted(all.length));

  const news = all.filter(({ cart }) => cart.category.name === 'News');
  await day.toggleCategory('News');
  await expect(day.count).toHaveText(`${news.length} of ${counted(all.length)}`);
  await day.openHours();
  for (const thumb of ['From', 'To'] as const) {
    await expect(day.hour(thumb)).toHaveAttribute('min', '0');
    await expect(day.hour(thumb)).toHaveAttribute('max', '24');
    await expect(day.hour(thumb)).toHaveAttribute('step', '1');
  }
  for (const hour of ['0:00', '6:00', '12:00', '18:00', '24:00'])
    await expect(day.hourLabel(hour)).toBeVisible();
  await day.hour('From').focus();
  for (let hour = 0; hour < 6; hour++) await page.keyboard.press('ArrowRight');
  await day.hour('To').focus();
  for (let hour = 24; hour > 9; hour--) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(day.hours).toHaveText('6:00–9:00');
  await expect.poll(() => day.titles()).toEqual(['News at 6', 'News at 7', 'News at 8']);
  await day.addAll();
  await expect.poll(() => timeline.names()).toEqual(['News at 6', 'News at 7', 'News at 8']);
});

test('EDITOR-022 EDITOR-028 the search covers title, artist, category and transcript, and a transcript opens', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { day } = editor;
  await editor.openAlone(station);
  const all = await logged(client, -1);
  await day.previousDay.click();
  await expect(day.count).toHaveText(counted(all.length));

  const song = all.find(({ cart }) => cart.artist !== '');
  const spoken = all.find(({ transcript }) => (transcript ?? '').length > 40);
  if (!song || !spoken?.transcript) throw new Error('Yesterday had no song, or nothing with a transcript.');
  const searched = {
    title: song.cart.title,
    artist: song.cart.artist,
    category: song.cart.category.name,
    transcript: spoken.transcript.slice(0, 40),
  };
  for (const text of Object.values(searched)) {
    await day.search.fill(text);
    const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    const fits = ({ cart, transcript }: AudioEvent) => {
      const text = [cart.title, cart.artist, cart.category.name, transcript ?? '']
        .join(' ')
        .toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    };
    await expect(day.count).toHaveText(`${all.filter(fits).length} of ${counted(all.length)}`);
  }
  const card = day.card(spoken.cart.title);
  await expect(card).toContainText(spoken.cart.category.name);
  await expect(card).toContainText(spoken.cart.identifier);
  await expect(card.locator('time')).toHaveText(/^\d\d:\d\d:\d\d$/);
  await expect(card.locator('.pk-event-length')).toHaveText(/^\d\d:\d\d$/);
  for (const button of ['Play', 'Add'])
    await expect(card.getByRole('button', { name: `${button} ${spoken.cart.title}` })).toBeVisible();
  await card.getByRole('button', { name: `Transcript of ${spoken.cart.title}` }).click();
  const transcript = page.getByRole('dialog', { name: `Transcript of ${spoken.cart.title}` });
  await expect(transcript).toContainText(spoken.transcript);
  await look(page, 'transcript');
  await page.keyboard.press('Escape');
  await day.search.fill('nobody ever said this');
  await expect(day.region.getByText('No events match these filters.')).toBeVisible();
  await day.region.getByRole('button', { name: 'Clear filters' }).click();
  await expect(day.count).toHaveText(counted(all.length));
});

test('words found in a transcript are in the card with their time, and a press or Enter goes there', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { day } = editor;
  const all = await logged(client, -1);
  await editor.openAlone(station);
  await day.previousDay.click();
  await expect(day.count).toHaveText(counted(all.length));
  const spoken = all.find(({ transcript }) => (transcript ?? '').split(' ').length > 20);
  if (!spoken?.transcript) throw new Error('Yesterday had nothing with a transcript.');
  const phrase = spoken.transcript.split(' ').slice(9, 12).join(' ');
  const { words } = await client.transcripts.ofEvent(spoken.id);
  const start = words[9]?.start ?? 0;
  expect(start).toBeGreaterThan(0);
  await day.search.fill(phrase);
  const card = day.card(spoken.cart.title);
  const hit = card.getByRole('button', { name: /^Said: / });
  await expect(hit.locator('mark')).toHaveText(phrase);
  await expect(hit).toContainText(/\d\d:\d\d:\d\d$/);
  const clock = (await hit.innerText()).slice(-8);
  await look(page, 'transcript-hits');
  await hit.click();
  const transcript = page.getByRole('dialog', { name: `Transcript of ${spoken.cart.title}` });
  await expect(transcript.getByText(/^1 of \d+$/)).toBeVisible();
  const found = transcript.locator('[data-hit]').first();
  await expect(found).toBeInViewport();
  await expect(found).toHaveText(phrase.split(' ')[0] ?? '');
  await editor.preview.heard(start / 1000);
  await expectNoAxeFindings(page);
  await look(page, 'transcript-hit-open');
  await page.keyboard.press('Escape');
  await expect(hit).toBeFocused();
  await editor.preview.close();
  await day.strip.track.focus();
  await page.keyboard.press('Home');
  await card.focus();
  await hit.focus();
  await page.keyboard.press('Enter');
  await expect(transcript).toBeVisible();
  await page.keyboard.press('Escape');
  await editor.preview.close();
  await expect(day.current).toHaveAttribute('aria-label', spoken.cart.title);
  expect(await day.strip.track.getAttribute('aria-valuetext')).toContain(clock.slice(0, 5));
});

test('cards show the sound of their events, loaded for those in and near view', async ({ page, client }) => {
  const { day } = new AudioEditorPage(page);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/event/peaks.json'))
      for (const id of (url.searchParams.get('events') ?? '').split(',')) asked.add(id);
  });
  await page.goto(`/${station}/audio-editor`);
  await day.previousDay.click();
  const all = await logged(client, -1);
  await expect(day.count).toHaveText(counted(all.length));
  const first = all[0];
  if (!first) throw new Error('Nothing was logged yesterday.');
  const wave = day.card(first.cart.title).locator('canvas');
  // Columns of the canvas that have more than the line of the middle.
  const drawn = () =>
    wave.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const pixels =
        canvas.getContext('2d')?.getImageData(0, 0, width, Math.floor(height / 2) - 1).data ??
        new Uint8ClampedArray();
      return Array.from({ length: pixels.length / 4 }, (_, at) => pixels[4 * at + 3]).filter(
        (alpha) => alpha !== 0,
      ).length;
    });
  await expect.poll(drawn).toBeGreaterThan(10);
  expect(asked).toContain(String(first.id));
  expect(asked.size).toBeLessThan(all.length / 2);
  const last = all.at(-1);
  if (!last) throw new Error('Nothing was logged yesterday.');
  await day.cards.first().press('End');
  await expect.poll(() => asked.has(String(last.id))).toBe(true);
  await look(page, 'card-waves');
});

test('on a phone the first event is within 300 px of the top, in a list whose filters are a sheet', async ({
  page,
  client,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const editor = new AudioEditorPage(page);
  const { day } = editor;
  await editor.openAlone(station);
  const all = await logged(client, 0);
  await expect(day.cards.first()).toBeVisible();
  await expect.poll(async () => (await day.cards.first().boundingBox())?.y).toBeLessThanOrEqual(300);
  for (const name of ['Add', 'Play']) {
    const box = await day.cards
      .first()
      .getByRole('button', { name: new RegExp(`^${name} `) })
      .boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  await day.region.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('searchbox', { name: 'Search events' }).fill('news');
  await expectNoAxeFindings(page);
  await sheet.getByRole('button', { name: /^Show \d+ events?$/ }).click();
  await expect(day.region.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(day.count).toContainText(` of ${counted(all.length)}`);
});
