import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyticsResponse } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeStation } from '../../testing/index.ts';
import { isOnPostgres } from '../../testing/postgres/test-postgres.ts';
import { stationTest } from '../../testing/station-test.ts';
import type { DayFigures } from './analytics-tables.ts';

const firstDay = 20_450;
const date = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const dimensions = {
  show: ['shows', { dimension: 'show' }],
  episode: ['shows', { dimension: 'episode' }],
  country: ['countries', {}],
  platform: ['platforms', {}],
  date: ['total', { dimension: 'date', granularity: 'day' }],
  total: ['total', { dimension: 'total' }],
} as const;
const filters = [
  {},
  { countries_list: 'NO,SE' },
  { countries_list: 'NO,SE,DK,FI,XX' },
  { platform_list: 'Overcast' },
  { platform_list: 'Overcast,AntennaPod,Castro' },
  { countries_list: 'DK', platform_list: 'Castro,Overcast' },
  { countries_list: 'XX' },
  { show_id: '2', countries_list: 'NO' },
];

const { server, admin } = stationTest(() => ({ clock: createFakeClock() }));
let at: Awaited<ReturnType<typeof makeStation>>;
let history: DayFigures[];
beforeAll(async () => {
  at = await makeStation(server);
  history = historyOf(at.id);
  await server.features.analytics.addHistory(at.id, { days: history, reach: [], firstDays: [] });
});

/** Some countries have one app only, and some shows are heard in some countries only. */
function historyOf(station_id: number): DayFigures[] {
  const rows: DayFigures[] = [];
  for (let day = firstDay; day < firstDay + 6; day += 1) {
    for (const [index, country] of ['NO', 'SE', 'DK', 'FI'].entries()) {
      for (const [app, platform] of ['Overcast', 'AntennaPod', 'Castro'].entries()) {
        const episode_id = 1 + ((day + index * 3 + app) % 5);
        if (country === 'FI' && platform !== 'Castro') continue;
        const downloads = 1 + index + app * 2 + (day % 3);
        rows.push({
          station_id,
          day,
          show_id: 1 + (episode_id % 3),
          episode_id,
          country,
          platform,
          downloads,
          heard: downloads * 5000,
        });
      }
    }
  }
  return rows;
}

const listOf = (text: string | undefined) => text?.split(',') ?? [];
const byName = (a: string, b: string) => (a < b ? -1 : 1);
const isIn = (list: readonly string[], value: string) => list.length === 0 || list.includes(value);

function expected(filter: (typeof filters)[number], dimension: keyof typeof dimensions) {
  const lists: Partial<Record<string, string>> = filter;
  const ofShows = history.filter(
    (row) => row.day > firstDay && isIn(listOf(lists['show_id']), String(row.show_id)),
  );
  const rows = ofShows.filter(
    ({ country, platform }) =>
      isIn(listOf(lists['countries_list']), country) && isIn(listOf(lists['platform_list']), platform),
  );
  const distinct = <Value extends string | number>(values: readonly Value[]) => [...new Set(values)];
  const keys = {
    show: rows.map((row) => row.show_id),
    episode: rows.map((row) => row.episode_id),
    country: rows.map((row) => row.country),
    platform: rows.map((row) => row.platform),
    date: rows.map((row) => row.day),
    total: rows.map(() => 'all'),
  };
  return {
    downloads: rows.reduce((sum, row) => sum + row.downloads, 0),
    show_count: distinct(keys.show).length,
    episode_count: distinct(keys.episode).length,
    country_count: distinct(keys.country).length,
    platform_count: distinct(keys.platform).length,
    row_count: new Set<string | number>(keys[dimension]).size,
    country_codes: distinct(ofShows.map((row) => row.country)).toSorted(byName),
    platforms: distinct(ofShows.map((row) => row.platform)).toSorted(byName),
  };
}

describe('totals of figures', () => {
  it.each(filters)('are the sums of the selected downloads by every dimension: %o', async (filter) => {
    for (const dimension of ['show', 'episode', 'country', 'platform', 'date', 'total'] as const) {
      const [call, own] = dimensions[dimension];
      const range = { start_date: date(firstDay + 1), end_date: date(firstDay + 5), station_names: at.slug };
      const text = new URLSearchParams({ ...range, ...own, ...filter }).toString();
      const response = await server.call(`/${at.slug}/api/v1/get_analytics_podcast_${call}.json?${text}`, {
        as: admin,
      });
      const { totals, data } = analyticsResponse.parse(await response.json());
      const sums = expected(filter, dimension);
      expect(totals).toMatchObject(sums);
      expect(data.reduce((sum, row) => sum + row.downloads, 0)).toBe(sums.downloads);
    }
  });

  it.skipIf(isOnPostgres)('of a country or platform are read from an index of its own', async () => {
    const planOf = async (condition: string, column: string) => {
      const text = `explain query plan select show_id, sum(downloads) from analytics_days where downloads > 0 and station_id = 1
        and level = 3 and day >= 1 and day <= 9 and ${column} in ('a', 'b') and ${condition} group by show_id`;
      const { rows } = await sql<{ detail: string }>`${sql.raw(text)}`.execute(server.context.db.tables());
      return rows.map((row) => row.detail).join(' ');
    };
    expect(await planOf('(level = 1 or level = 3 or level = 5 or level = 7)', 'country')).toContain(
      'COVERING INDEX analytics_days_of_countries',
    );
    expect(await planOf('(level = 2 or level = 3 or level = 6 or level = 7)', 'platform')).toContain(
      'COVERING INDEX analytics_days_of_platforms',
    );
  });
});
