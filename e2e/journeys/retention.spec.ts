import { readFile } from 'node:fs/promises';
import { AnalyticsPage } from '../pages/analytics-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow, readyEpisode } from '../support/make-content.ts';
import { stationDay } from '../support/station-day.ts';

const agents = ['Firefox/144.0', 'Chrome/141.0.0.0 Safari/537.36', 'Version/18.0 Safari/605.1.15'];
const browser = (agent: string) => `Mozilla/5.0 (X11; Linux x86_64) ${agent}`;

test('the minutes that players fetched in ranges open from the rate of an episode', async ({
  page,
  client,
  station,
}) => {
  const yesterday = await stationDay(client, -1);
  const { objects } = await client.audioEvents.list({
    startTime: yesterday.start,
    endTime: yesterday.end,
    cart__type_name: 'LOGGER',
    limit: 0,
  });
  const event = objects.find(({ duration }) => duration > 150 && duration < 400);
  if (!event) throw new Error('The log has no event of three minutes.');
  const show = await makeShow(client);
  const { playlist_id: id } = await makeEpisode(client, show, {
    name: 'The long way',
    events: [event.resource_uri],
    draft: false,
  });
  const audio = `${station.url}/harbour-fm/audio/${id}.mp3`;
  await readyEpisode(client, id);
  const bytes = Number((await fetch(audio, { method: 'HEAD' })).headers.get('content-length'));

  /** Streams the first part of the file in eight ranges. */
  async function stream(share: number, agent: string): Promise<void> {
    const step = Math.floor((bytes * share) / 8);
    for (let at = 0; at < 8; at += 1) {
      const headers = { 'user-agent': browser(agent), range: `bytes=${at * step}-${(at + 1) * step - 1}` };
      const response = await fetch(audio, { headers });
      expect(response.status).toBe(206);
      await response.arrayBuffer();
    }
  }
  for (const [index, agent] of agents.entries()) await stream([1, 0.7, 0.5][index] ?? 1, agent);
  await (
    await fetch(audio, { headers: { 'user-agent': 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)' } })
  ).arrayBuffer();
  await expect
    .poll(async () => (await client.analytics.retention({ episode_id: id })).downloads, { timeout: 20_000 })
    .toBe(4);

  // Downloads count for a day in UTC, which the screen shows when the station's clock has reached it.
  const halfDay = 12 * 3_600_000;
  const [start, end] = [-2, 1].map((halfDays) =>
    new Date(Date.now() + halfDays * halfDay).toISOString().slice(0, 10),
  );
  await page.clock.setSystemTime(Date.now() + halfDay);
  const analytics = new AnalyticsPage(page);
  await analytics.open(`?tab=episode&shows=${show.id}&start=${start}&end=${end}`);
  await page.getByRole('button', { name: /^\d+%: minutes fetched of The long way$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Minutes fetched' });
  await expect(
    dialog.getByText('Minutes known: 3 of 4 downloads. Whole file, or parts of two versions: 1.'),
  ).toBeVisible();
  await expect(
    dialog.getByRole('figure', { name: /^Share of downloads that fetched each minute/ }),
  ).toBeVisible();
  await expect(dialog.locator('.recharts-area-area')).toBeVisible();
  await expectNoAxeFindings(page, ['[role=dialog]']);
  await look(page, 'retention-chart');

  await dialog.getByText('Table', { exact: true }).click();
  const rows = dialog.getByRole('row');
  await expect(rows.filter({ hasText: '0:00' }).first()).toContainText('100.0%');
  await expect(rows.last()).toContainText('33.3%');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toContain('From,Downloads,Share\r\n0:00,3,1.0000\r\n');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});
