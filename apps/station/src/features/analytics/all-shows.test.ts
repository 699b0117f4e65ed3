import { beforeAll, describe, expect, it } from 'vitest';
import { analyticsResponse } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeStation } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';
import { sumAllShows } from './all-shows.repository.ts';
import type { AnalyticsTables, DayFigures } from './analytics-tables.ts';
import { countDownloads, type Piece } from './count-downloads.ts';
import { upsertAgent } from './explain/explain.repository.ts';
import { countingRules } from './rules/counting-rules.ts';

const [firstDay, lastDay, minute] = [20_440, 20_457, 60_000];
const date = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const countries = ['NO', 'SE', 'DK', 'FI'];
const agents = {
  Overcast: 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)',
  AntennaPod: 'AntennaPod/3.5.0',
  Castro: 'Castro 2019',
};
const platforms = Object.keys(agents);

const { server, admin } = stationTest(() => ({ clock: createFakeClock() }));
let at: Awaited<ReturnType<typeof makeStation>>;
beforeAll(async () => {
  at = await makeStation(server);
  await server.features.analytics.addHistory(at.id, { days: history(), reach: [], firstDays: [] });
  await record(400);
  await recount();
});

let state = 7;
/** A number from 0 to `most`, exclusive; always the same sequence. */
function below(most: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * most);
}
const one = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;

/** Random keys of figures: some episodes of four shows, on some days. */
function place() {
  const episode_id = 1 + below(12);
  const day = firstDay + below(lastDay - firstDay + 1);
  return {
    station_id: at.id,
    day,
    show_id: 1 + (episode_id % 4),
    episode_id,
    country: one(countries),
    platform: one(platforms),
  };
}

function history(): DayFigures[] {
  const rows = new Map<string, DayFigures>();
  for (let count = 0; count < 300; count += 1) {
    const keys = place();
    const downloads = 1 + below(9);
    rows.set(JSON.stringify(keys), { ...keys, downloads, heard: downloads * below(10_000) });
  }
  return [...rows.values()];
}

/** Counts requests of listeners, some of whom are robots, and some of whom come back for the remainder. */
async function record(requests: number): Promise<void> {
  const counting = { rule: countingRules['iab-2.3'], window: 'first-touch' } as const;
  for (let count = 0; count < requests; count += 1) {
    const keys = place();
    const from = below(3) * minute;
    const piece: Piece = {
      ...keys,
      listener: `listener ${below(20)}`,
      subscriptionId: null,
      listenerBefore: `listener ${below(20)}`,
      agentId: keys.platform,
      isRobot: below(6) === 0,
      isSite: false,
      device: 'Apple iPhone',
      duration_ms: 4 * minute,
      at: keys.day * 24 * 60 * minute + below(20) * 60 * minute,
      hour: 0,
      audioVersion: 1,
      spans: [[from, from + minute / (1 + below(2))]],
      versions: new Map(),
      requests: 1,
      ranges: 1,
      isWhole: false,
      probes: 0,
    };
    await server.context.db.transaction((transaction) => countDownloads(transaction, counting, [piece]));
  }
}

/** Moves the downloads of one app to another, and those of a second one to the robots. */
async function recount(): Promise<void> {
  const now = { ...agents, AntennaPod: 'Googlebot/2.1', Castro: 'Pocket Casts/7.0' };
  for (const [id, agent] of Object.entries(now))
    await upsertAgent(server.context.db, { id, agent, last_day: lastDay });
  const path = `/${at.slug}/api/v1/analytics_recount.json`;
  expect((await server.call(path, { method: 'POST', as: admin })).status).toBe(202);
  await server.context.jobs.idle();
}

const figures = () =>
  server.context.db.tables<AnalyticsTables>().selectFrom('analytics_days').where('station_id', '=', at.id);

/** The figures that separate all dimensions. */
const finest = () => figures().selectAll().where('level', '=', 7).execute();

function sumsBy(
  rows: readonly DayFigures[],
  keyOf: (row: DayFigures) => string | number,
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows) if (row.downloads !== 0) sums[keyOf(row)] = (sums[keyOf(row)] ?? 0) + row.downloads;
  return sums;
}

/** Checks that each level is the sum of the finest, in downloads and in what was heard. */
async function expectEqualLevels(): Promise<void> {
  const rows = await finest();
  for (let level = 0; level < 12; level += 1) {
    const keyOf = (row: DayFigures) =>
      [
        row.day,
        level < 8 ? row.show_id : 0,
        level % 8 >= 4 ? row.episode_id : 0,
        level % 2 === 1 ? row.country : '',
        level % 4 >= 2 ? row.platform : '',
      ].join(' ');
    const stored = await figures().selectAll().where('level', '=', level).execute();
    for (const column of ['downloads', 'heard'] as const) {
      const sums = new Map<string, number>();
      for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row[column]);
      const kept = stored.map(
        (row) =>
          [[row.day, row.show_id, row.episode_id, row.country, row.platform].join(' '), row[column]] as const,
      );
      expect(new Map(kept), `${column} of level ${level}`).toEqual(sums);
    }
  }
}

describe('figures of all levels', () => {
  it('are the sums of the finest after an import, requests and a recount', async () => {
    const rows = await finest();
    expect(rows.some(({ platform, downloads }) => platform === 'Pocket Casts' && downloads > 0)).toBe(true);
    expect(rows.length).toBeGreaterThan(300);
    await expectEqualLevels();
  });

  it('have the same sums by every dimension and filter', async () => {
    const some = (values: readonly (string | number)[]) =>
      (below(2) === 0 ? [] : values.filter(() => below(2) === 0)).join(',');
    const rows = (await finest()).filter(({ day }) => day > firstDay && day < lastDay);
    const calls = {
      show: ['shows', 'aw_collection_id', (row: DayFigures) => row.show_id],
      episode: ['shows', 'aw_episode_id', (row: DayFigures) => row.episode_id],
      country: ['countries', 'country', (row: DayFigures) => row.country],
      platform: ['platforms', 'platform', (row: DayFigures) => row.platform],
      date: ['total', 'start_time', (row: DayFigures) => row.day * 86_400],
    } as const;
    for (let round = 0; round < 12; round += 1) {
      const filter = {
        show_id: some([1, 2, 3, 4]),
        countries_list: some(countries),
        platform_list: some([...platforms, 'Pocket Casts']),
      };
      const has = (list: string, value: string | number) =>
        list === '' || list.split(',').includes(String(value));
      const selected = rows.filter(
        (row) =>
          has(filter.show_id, row.show_id) &&
          has(filter.countries_list, row.country) &&
          has(filter.platform_list, row.platform),
      );
      for (const [dimension, [call, column, keyOf]] of Object.entries(calls)) {
        const own = call === 'shows' || call === 'total' ? { dimension } : {};
        const range = { start_date: date(firstDay + 1), end_date: date(lastDay - 1), station_names: at.slug };
        const text = new URLSearchParams({ ...range, ...own, ...filter }).toString();
        const response = await server.call(`/${at.slug}/api/v1/get_analytics_podcast_${call}.json?${text}`, {
          as: admin,
        });
        const { data, totals } = analyticsResponse.parse(await response.json());
        const found = Object.fromEntries(data.map((row) => [String(row[column]), row.downloads]));
        expect(found, `by ${dimension} ${text}`).toEqual(sumsBy(selected, keyOf));
        expect(totals).toMatchObject({
          downloads: selected.reduce((sum, row) => sum + row.downloads, 0),
          show_count: Object.keys(sumsBy(selected, (row) => row.show_id)).length,
          episode_count: Object.keys(sumsBy(selected, (row) => row.episode_id)).length,
          country_count: Object.keys(sumsBy(selected, (row) => row.country)).length,
          platform_count: Object.keys(sumsBy(selected, (row) => row.platform)).length,
        });
      }
    }
  });

  it('are summed again when an older version of the station counted beside this one', async () => {
    const { db } = server.context;
    await figures()
      .where('level', '>=', 8)
      .where('day', '=', lastDay)
      .select('level')
      .executeTakeFirstOrThrow();
    await db
      .tables<AnalyticsTables>()
      .deleteFrom('analytics_days')
      .where('level', '=', 9)
      .where('day', '=', lastDay)
      .execute();
    await db
      .tables<AnalyticsTables>()
      .updateTable('analytics_days')
      .set({ downloads: 0, heard: 1 })
      .where('level', '=', 8)
      .where('day', '=', lastDay)
      .execute();
    await expect(expectEqualLevels()).rejects.toThrow('of level 8');
    await db.transaction((transaction) => sumAllShows(transaction, lastDay));
    await expectEqualLevels();
  });
});
