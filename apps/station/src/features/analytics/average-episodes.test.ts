import { describe, expect, it } from 'vitest';
import { averageEpisodes } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeShow, makeStation, makeUser } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stationTest } from '../../testing/station-test.ts';
import type { AnalyticsTables } from './analytics-tables.ts';

const daySeconds = 86_400;
// 2026-01-05, a Monday, at noon.
const now = Date.UTC(2026, 0, 5, 12);
const today = Math.floor(now / 86_400_000);

const { server, admin } = stationTest(() => ({ clock: createFakeClock(now) }));

async function open() {
  const at = await makeStation(server);
  const show = await makeShow(server, { title: 'Morning' }, at);
  const other = await makeShow(server, { title: 'Night' }, at);

  /** An episode that was published some days ago, with downloads by day since. */
  async function publish(showId: number, daysAgo: number, ...downloads: number[]): Promise<number> {
    const { id } = await makeEpisode(
      server,
      { showId, publishedAt: Math.floor(now / 1000) - daysAgo * daySeconds },
      at,
    );
    const rows = downloads.map((count, age) => ({
      station_id: at.id,
      level: 4,
      day: today - daysAgo + age,
      show_id: showId,
      episode_id: id,
      country: '',
      platform: '',
      downloads: count,
      heard: 0,
    }));
    await server.context.db.tables<AnalyticsTables>().insertInto('analytics_days').values(rows).execute();
    return id;
  }

  const ask = (query: Record<string, string>, as = admin) =>
    server.call(
      `/${at.slug}/api/v1/get_analytics_average_episodes.json?${new URLSearchParams(query).toString()}`,
      { as },
    );
  async function read(shows: readonly number[], start = '2025-12-01', end = '2026-01-05') {
    const response = await ask({ show_id: shows.join(','), start_date: start, end_date: end });
    if (!response.ok) throw new Error(await response.text());
    return averageEpisodes.parse(await response.json()).shows;
  }
  return { at, show, other, publish, ask, read };
}

describe('the average episode of a show', () => {
  it('has the means of the episodes that have completed each day, summed up', async () => {
    const { show, other, publish, read } = await open();
    await publish(show.id, 3, 10, 6, 2, 99);
    await publish(show.id, 2, 20, 2, 99);
    await publish(other.id, 1, 5);
    const [morning, night] = await read([show.id, other.id]);
    expect(morning).toEqual({
      show_id: show.id,
      episodes: 2,
      days: [
        { day: 0, downloads: 15, episodes: 2 },
        { day: 1, downloads: 19, episodes: 2 },
        { day: 2, downloads: 21, episodes: 1 },
      ],
    });
    expect(night).toEqual({ show_id: other.id, episodes: 1, days: [{ day: 0, downloads: 5, episodes: 1 }] });
  });

  it('is of the episodes that were published in the days, and has no more than 28 days', async () => {
    const { show, other, publish, read } = await open();
    await publish(show.id, 40, 10);
    await publish(show.id, 33, 30);
    await publish(show.id, 0, 7);
    const [all] = await read([show.id], '2025-11-01');
    expect(all).toMatchObject({ episodes: 3 });
    expect(all?.days).toHaveLength(28);
    expect(all?.days.at(-1)).toEqual({ day: 27, downloads: 20, episodes: 2 });
    expect((await read([show.id], '2025-12-01', '2025-12-31'))[0]).toMatchObject({ episodes: 1 });
    expect((await read([show.id], '2026-01-05'))[0]).toMatchObject({ episodes: 1, days: [] });
    expect(await read([other.id])).toEqual([{ show_id: other.id, episodes: 0, days: [] }]);
  });

  it('is of the shows of the station that the user sees, at most five', async () => {
    const { at, show, other, ask, read } = await open();
    const elsewhere = await makeShow(server, {}, await makeStation(server));
    expect((await read([elsewhere.id, show.id])).map(({ show_id }) => show_id)).toEqual([show.id]);
    const range = { start_date: '2025-12-01', end_date: '2026-01-05' };
    for (const show_id of ['', '1,2,3,4,5,6', 'morning'])
      expect((await ask({ ...range, show_id })).status).toBe(400);
    const backward = { show_id: String(show.id), start_date: '2026-01-05', end_date: '2025-12-01' };
    expect((await ask(backward)).status).toBe(400);
    const logger = await makeUser(server, { stations: [{ stationId: at.id, licence: 'logger' }] });
    expect((await ask({ ...range, show_id: String(other.id) }, await logger.signIn())).status).toBe(403);
  });
});
