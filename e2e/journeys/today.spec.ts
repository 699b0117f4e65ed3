import { ShellPage } from '../pages/shell-page.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow } from '../support/make-content.ts';

test('Today shows the day of the station, and leads to a draft and to the log', async ({ page, client }) => {
  // Today shows the newest drafts, and other journeys save some.
  const draft = await makeEpisode(client, await makeShow(client), { name: 'Questions for the mayor' });
  const shell = new ShellPage(page);
  await shell.open();
  await shell.view.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page.waitForURL('**/harbour-fm/today');
  await expect(page).toHaveTitle('POST - Today');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\w+day, \w+ \d+$/);
  const deck = page.getByRole('region', { name: 'The log today' });
  await expect(deck.getByText('Recorded')).toBeVisible();
  await expect(deck.getByRole('img', { name: /^Waveform of the day: / })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'First day of the last episodes' })
      .getByRole('heading', { level: 3 })
      .first(),
  ).toBeVisible();
  await look(page, 'today');

  const drafts = page.getByRole('region', { name: 'Pick up where you left off' });
  await drafts.getByRole('link', { name: /Questions for the mayor/ }).click();
  await page.waitForURL(`**/episodes/${draft.playlist_id}/edit-audio/audio-editor`);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Questions for the mayor');

  page.once('dialog', (question) => void question.accept());
  await page.goBack();
  await page.waitForURL('**/harbour-fm/today');
  await deck.getByRole('link', { name: 'Open the log' }).click();
  await page.waitForURL('**/harbour-fm/audio-editor');
});

test('a gap of the log is opened from Today at its moment', async ({ page }) => {
  const start = Math.floor(Date.now() / 1000) - 40;
  await page.route('**/api/v1/today.json', async (route) => {
    const response = await route.fetch();
    const today: { log: object; start: number } = await response.json();
    const gap = { start: Math.max(start, today.start), end: start + 30, open: false };
    await route.fulfill({ response, json: { ...today, log: { ...today.log, gaps: [gap] } } });
  });
  await page.goto('/harbour-fm/today');
  await page.getByRole('button', { name: /^Show the gap at / }).click();
  await page.waitForURL('**/harbour-fm/audio-editor');
  await expect(page.getByRole('slider', { name: /position/i }).first()).toBeAttached();
});
