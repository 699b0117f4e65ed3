import { describe, expect, it } from 'vitest';
import { analyticsResponse, retention } from '@postkit/sdk/schema';
import { createFakeClock } from '../platform/fake-clock.ts';
import { firstStation } from '../testing/index.ts';
import { makeEpisode } from '../testing/make-episode.ts';
import { makeEvent } from '../testing/make-event.ts';
import { stationTest } from '../testing/station-test.ts';
import { makeDemoDownloads } from './demo-downloads.ts';
import '../testing/postgres/only-on-sqlite.ts';

const now = Date.UTC(2026, 0, 5, 12);
const publishedAt = Date.UTC(2025, 11, 28, 15) / 1000;

const { server: station } = stationTest(() => ({ clock: createFakeClock(now) }));

async function shows() {
  const query = new URLSearchParams({
    start_date: '2025-12-01',
    end_date: '2026-01-31',
    station_names: station.slug,
  });
  const path = `/${station.slug}/api/v1/get_analytics_podcast_shows.json?${query.toString()}`;
  return analyticsResponse.parse(await (await station.call(path, { as: await station.signIn() })).json());
}

async function minutesOf(id: number) {
  const path = `/${station.slug}/api/v1/get_analytics_retention.json?episode_id=${id}`;
  return retention.parse(await (await station.call(path, { as: await station.signIn() })).json());
}

describe('makeDemoDownloads', () => {
  it('fills the days since publication with consistent figures, once', async () => {
    const long = await makeEvent(station, { segments: 27 });
    const episode = await makeEpisode(station, { publishedAt, eventIds: [long.id] });
    const other = await makeEpisode(station, { publishedAt: publishedAt + 86_400 });
    const episodeIds = [episode.id, other.id];
    // An episode of a user has no invented figures.
    await makeEpisode(station, { publishedAt });
    await makeDemoDownloads(station.features, firstStation(station), { now, episodeIds });
    const { data, totals } = await shows();
    expect(data).toHaveLength(2);
    expect(totals.downloads).toBeGreaterThan(500);
    expect(totals.country_codes).toContain('CA');
    expect(totals.platforms).toContain('Spotify');
    expect(totals.ltr).toBeGreaterThan(0.5);
    for (const row of data) expect(row.unique_reach).toBeLessThanOrEqual(row.downloads);
    expect(totals.unique_reach).toBeLessThan(totals.downloads);
    expect(totals.unique_reach).toBeGreaterThanOrEqual(Math.max(...data.map((row) => row.unique_reach)));
    const fetched = await minutesOf(episode.id);
    expect(fetched.minutes).toHaveLength(3);
    const counts = fetched.minutes.map(({ downloads }) => downloads);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.at(-1)).toBeGreaterThan(0);
    expect(fetched.in_ranges).toBeGreaterThanOrEqual(Math.max(...counts));
    expect(fetched.in_ranges + fetched.whole).toBeLessThan(fetched.downloads);

    await makeDemoDownloads(station.features, firstStation(station), { now, episodeIds });
    expect((await shows()).totals).toEqual(totals);
    expect(await minutesOf(episode.id)).toEqual(fetched);
  });
});
