import { beforeAll, describe, expect, it } from 'vitest';
import { firstStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stationTest } from '../../testing/station-test.ts';
import type { AnalyticsTables } from './analytics-tables.ts';
import { countDownloads, type Piece } from './count-downloads.ts';
import { type Counting, countingRules } from './rules/counting-rules.ts';

const minute = 60_000;
const day = 20_000;
const calendar: Counting = { rule: countingRules['iab-2.3'], window: 'calendar-day' };

const { server } = stationTest();
let heard: Piece;
beforeAll(async () => {
  const { id, show_id } = await makeEpisode(server);
  const ids = { station_id: firstStation(server).id, show_id, episode_id: id };
  const sender = {
    platform: 'Overcast',
    isRobot: false,
    isSite: false,
    agentId: 'overcast',
    device: 'Apple iPhone',
    subscriptionId: null,
  };
  const listener = { listener: 'one', listenerBefore: null, country: 'NO' };
  const counts = {
    hour: 0,
    audioVersion: 1,
    at: day * 24 * 60 * minute,
    requests: 1,
    ranges: 0,
    isWhole: false,
    probes: 0,
    versions: new Map(),
  };
  heard = { ...ids, ...sender, ...listener, ...counts, day, duration_ms: 4 * minute, spans: [[0, minute]] };
});

/** Counts parts one after the other, then reads the figures of their episode, of which one row has its country and platform. */
async function count(...parts: Partial<Piece>[]) {
  for (const part of parts)
    await server.context.db.transaction((transaction) =>
      countDownloads(transaction, calendar, [{ ...heard, ...part }]),
    );
  const days = server.context.db.tables<AnalyticsTables>().selectFrom('analytics_days');
  const rows = await days
    .selectAll()
    .where('day', '=', parts[0]?.day ?? day)
    .execute();
  return rows
    .filter(
      ({ episode_id, country, platform }) =>
        episode_id === heard.episode_id && country !== '' && platform !== '',
    )
    .map(({ country, downloads, heard: share }) => ({ country, downloads, share }));
}

describe('countDownloads', () => {
  it('adds only what a later part of a listen adds, and no second download', async () => {
    const parts = [
      { day: 1 },
      { day: 1, spans: [[minute, 2 * minute]] as const },
      { day: 1, spans: [[0, minute]] as const },
    ];
    expect(await count(...parts)).toContainEqual({ country: 'NO', downloads: 1, share: 5000 });
  });

  it('keeps the country of the first part of a listen', async () => {
    const rows = await count(
      { day: 2, spans: [[0, minute / 2]] },
      { day: 2, country: 'SE', spans: [[minute / 2, minute]] },
    );
    expect(rows.map(({ country }) => country)).toContain('NO');
    expect(rows.map(({ country }) => country)).not.toContain('SE');
  });

  it('counts a listener of two shows once, in the group of both and in the country of the first', async () => {
    const second = { day: 3, show_id: 999, episode_id: 999, country: 'SE' };
    await count({ day: 3 }, second, { ...second, episode_id: 998 });
    const reach = server.context.db.tables<AnalyticsTables>().selectFrom('analytics_reach');
    const groups = await reach
      .selectAll()
      .where('day', '=', 3)
      .where('country', '!=', '')
      .where('listeners', '!=', 0)
      .execute();
    expect(
      new Set(groups.map(({ country, shows, listeners }) => `${country} ${shows} ${listeners}`)),
    ).toEqual(new Set([`NO ${heard.show_id},999 1`]));
  });
});
