import { describe, expect, it } from 'vitest';
import { analyticsResponse } from '@postkit/sdk/schema';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { firstStation, startStation } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { countingRules, isDownload, isProbe, isSameVisit } from './counting-rules.ts';

const hour = 3_600_000;
const { 'iab-2.2': iab22, 'iab-2.3': iab23 } = countingRules;

describe.each([iab22, iab23])('the rule $name', (rule) => {
  it('counts a minute of an episode, or all of a shorter one', () => {
    expect([isDownload(rule, 59_999, 300_000), isDownload(rule, 60_000, 300_000)]).toEqual([false, true]);
    expect([
      isDownload(rule, 19_999, 20_000),
      isDownload(rule, 20_000, 20_000),
      isDownload(rule, 0, 0),
    ]).toEqual([false, true, false]);
  });

  it('takes a range of the first two bytes for a check, and a longer one or a file of two bytes for a download', () => {
    expect(isProbe(rule, { start: 0, end: 1 }, 1000)).toBe(true);
    expect(isProbe(rule, { start: 0, end: 2 }, 1000)).toBe(false);
    expect(isProbe(rule, { start: 1, end: 1 }, 1000)).toBe(false);
    expect(isProbe(rule, { start: 0, end: 1 }, 2)).toBe(false);
  });

  it('has rolling windows of 24 hours', () => {
    const visit = { started: 0, touched: 3 * hour };
    const same = (window: (typeof rule.windows)[number], hours: number) =>
      isSameVisit({ rule, window }, visit, hours * hour);
    expect([same('calendar-day', 1), same('first-touch', 23.9), same('first-touch', 24)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([same('last-touch', 26.9), same('last-touch', 27)]).toEqual([true, false]);
  });
});

it('IAB 2.2 names no window that requests extend', () => {
  expect([iab22.windows.includes('last-touch'), iab23.windows.includes('last-touch')]).toEqual([false, true]);
});

describe('the example of IAB 2.3, section 5.5.1', () => {
  it.each([
    ['calendar-day', [1, 1, 0, 1]],
    ['first-touch', [1, 0, 1, 1]],
    ['last-touch', [1, 0, 0, 1]],
  ] as const)('counts with the window %s', async (window, added) => {
    // The clock begins at noon of Monday, January 5.
    const clock = createFakeClock();
    const station = await startStation({ clock, env: { POSTKIT_DOWNLOAD_WINDOW: window } });
    try {
      const { slug } = firstStation(station);
      const { id } = await makeEpisode(station);
      const totals: number[] = [];
      for (const wait of [10, 5, 19.25, 25]) {
        clock.advance(wait * hour);
        const headers = { 'user-agent': 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)' };
        await (await station.call(`/${slug}/audio/${id}.mp3`, { headers })).arrayBuffer();
        await station.features.analytics.flush();
        const query = new URLSearchParams({
          start_date: '2026-01-05',
          end_date: '2026-01-07',
          station_names: slug,
        });
        const path = `/${slug}/api/v1/get_analytics_podcast_total.json?${query.toString()}`;
        const response = await station.call(path, { as: await station.signIn() });
        totals.push(analyticsResponse.parse(await response.json()).totals.downloads);
      }
      expect(totals.map((total, index) => total - (totals[index - 1] ?? 0))).toEqual(added);
    } finally {
      await station.close();
    }
  });
});
