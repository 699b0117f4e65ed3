import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalyticsRow, AnalyticsSort } from '@postkit/sdk/schema';
import { signedInClient } from '../support/demo-is-ready.ts';
import { type OwnStation, startOwnStation } from '../support/own-station.ts';

let station: OwnStation;
let authorization: string;
/** Names of shows and episodes by column and id. */
const names = new Map<string, string>();

interface Report {
  readonly name: 'shows' | 'total' | 'countries' | 'platforms';
  readonly dimension: string;
  readonly sorts: readonly AnalyticsSort[];
}

const figures = ['downloads', 'percentTotal', 'unique_reach', 'ltr'] as const;
const reports: readonly Report[] = [
  { name: 'shows', dimension: 'show', sorts: ['aw_collection_id', ...figures] },
  { name: 'shows', dimension: 'episode', sorts: ['aw_episode_id', 'publish_date', ...figures] },
  { name: 'total', dimension: 'date', sorts: ['start_time', ...figures] },
  { name: 'countries', dimension: 'country', sorts: ['country', ...figures] },
  { name: 'platforms', dimension: 'platform', sorts: ['platform', ...figures] },
];
const calls = reports.flatMap(({ name, dimension, sorts }) =>
  sorts.map((sort) => ({ name, dimension, sort })),
);

beforeAll(async () => {
  station = await startOwnStation();
  const client = await signedInClient(station.url);
  const { username, apikey } = await client.sessions.current();
  authorization = `ApiKey ${username}:${apikey}`;
  for (const [id, name] of Object.entries(await client.analytics.showNames()))
    names.set(`aw_collection_id ${id}`, name);
  const episodes = await client.analytics.episodeNames([{ station: 'harbour-fm', min: 1, max: 9_999_999 }]);
  for (const [key, { name }] of Object.entries(episodes))
    names.set(`aw_episode_id ${/\d+$/.exec(key)?.[0]}`, name);
}, 600_000);
afterAll(() => station?.close());

const collator = new Intl.Collator('en', { numeric: true });

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** The value of a column as the table shows it. */
function shown(row: AnalyticsRow, sort: AnalyticsSort): string | number {
  const value = row[sort];
  if (sort === 'aw_collection_id' || sort === 'aw_episode_id') return names.get(`${sort} ${value}`) ?? '';
  if (sort === 'country' && /^[A-Z]{2}$/.test(String(value))) return countries.of(String(value)) ?? '';
  return value ?? 0;
}

async function rowsOf(report: string, query: Readonly<Record<string, string>>): Promise<AnalyticsRow[]> {
  const url = new URL(`/harbour-fm/api/v1/get_analytics_podcast_${report}.json`, station.url);
  const all = { start_date: '2020-01-01', end_date: '2099-12-31', station_names: 'harbour-fm', ...query };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  const response = await fetch(url, { headers: { authorization } });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: AnalyticsRow[] }).data;
}

function isSorted(values: readonly (string | number)[], direction: 1 | -1): boolean {
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  return values.every(
    (value, place) => place === 0 || direction * compare(values[place - 1] ?? value, value) <= 0,
  );
}

describe('a report in the order that a client asks for', () => {
  it.each(calls)('sorts $name with dimension=$dimension by $sort', async ({ name, dimension, sort }) => {
    const values = async (order: string) =>
      (await rowsOf(name, { dimension, sort, order, page: '1' })).map((row) => shown(row, sort));
    const [ascending, descending] = [await values('asc'), await values('desc')];
    // Equal values would be in order in any order.
    expect(new Set(ascending).size).toBeGreaterThan(1);
    expect({ asc: isSorted(ascending, 1), desc: isSorted(descending, -1) }).toEqual({
      asc: true,
      desc: true,
    });
    expect({ asc: isSorted(ascending, -1), desc: isSorted(descending, 1) }).toEqual({
      asc: false,
      desc: false,
    });
  });

  it.each(calls)(
    'has on its pages every row of $name with dimension=$dimension by $sort once',
    async ({ name, dimension, sort }) => {
      const query = { dimension, sort, order: 'asc' };
      const [all, first, second] = [
        await rowsOf(name, query),
        await rowsOf(name, { ...query, page: '1' }),
        await rowsOf(name, { ...query, page: '2' }),
      ];
      expect([...first, ...second]).toEqual(all.slice(0, 200));
      expect(first).toHaveLength(Math.min(all.length, 100));
    },
  );
});
