// Queries ninety days of ten million downloads through the API, by show, episode and country, whole and filtered, compared with a
// GROUP BY over one row per download in DuckDB, in memory and on all cores: alternately, one call at a time.
// node --conditions=postkit-source apps/station/bench/analytics.bench.ts
import { z } from 'zod';
import type { DayFigures } from '../src/features/analytics/index.ts';
import { firstStation, startStation } from '../src/testing/index.ts';
import { median, timeResult } from './measure-times.ts';
import { openDuckdb } from './open-duckdb.ts';

const downloads = 10_000_000;
const [firstDay, days, rounds] = [20_500, 90, 15];
const figuresBody = z.object({ data: z.tuple([z.object({ downloads: z.number() })], z.unknown()) });
const server = await startStation();
const station = firstStation(server);
const peer = await openDuckdb();
await fill();

const date = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const range = {
  start_date: date(firstDay),
  end_date: date(firstDay + days - 1),
  station_names: station.slug,
  page: '1',
};
const { authorization } = await server.signIn();
const results = [
  await compare('by show', 'shows', {}, { column: 'show_id' }),
  await compare('by episode', 'shows', { dimension: 'episode' }, { column: 'episode_id' }),
  await compare('by country', 'countries', {}, { column: 'country' }),
  await compare(
    'of three shows, by episode',
    'shows',
    { dimension: 'episode', show_id: '1,2,3' },
    { column: 'episode_id', where: 'show_id in (1, 2, 3)' },
  ),
  await compare(
    'of a country, by show',
    'shows',
    { countries_list: 'C7' },
    { column: 'show_id', where: "country = 'C7'" },
  ),
];
await server.close();
peer.close();
console.log(JSON.stringify(results));

/** New episodes are heard most, and some countries and apps much more than others; always the same numbers. */
async function fill(): Promise<void> {
  const figures = new Map<number, DayFigures & { downloads: number; heard: number }>();
  let state = 1;
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) ** 2 * most);
  };
  for (let count = 0; count < downloads; count += 1) {
    const day = firstDay + Math.floor((count / downloads) * days);
    const episode_id = 1 + Math.max(0, Math.floor(((day - firstDay) * 200) / days) - below(60));
    const [country, platform] = [below(30), below(15)];
    const key = ((day * 1000 + episode_id) * 100 + country) * 100 + platform;
    const known = figures.get(key);
    if (known) {
      known.downloads += 1;
      known.heard += 5000;
    } else {
      const keys = {
        station_id: station.id,
        day,
        show_id: 1 + (episode_id % 20),
        episode_id,
        country: `C${country}`,
        platform: `P${platform}`,
      };
      figures.set(key, { ...keys, downloads: 1, heard: 5000 });
    }
  }
  const rows = [...figures.values()];
  await peer.fill(rows);
  await server.features.analytics.addHistory(station.id, { days: rows, reach: [], firstDays: [] });
}

async function compare(
  name: string,
  call: string,
  query: Record<string, string>,
  { column, where = 'true' }: { column: string; where?: string },
) {
  const path = `/${station.slug}/api/v1/get_analytics_podcast_${call}.json?${new URLSearchParams({ ...range, ...query }).toString()}`;
  const statement = `select ${column}, count(*) from downloads
    where day between ${firstDay} and ${firstDay + days - 1} and ${where} group by ${column} order by 2 desc limit 100`;
  const times: { ours: number[]; peer: number[] } = { ours: [], peer: [] };
  for (let round = 0; round < rounds; round += 1) {
    let start = performance.now();
    const response = await server.call(path, { headers: { authorization } });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} responded with ${response.status}.`);
    times.ours.push(performance.now() - start);
    start = performance.now();
    const rows = await peer.read(statement);
    times.peer.push(performance.now() - start);
    const [most, expected] = [figuresBody.parse(JSON.parse(text)).data[0].downloads, Number(rows[0]?.[1])];
    if (most !== expected) throw new Error(`${name}: ${most} downloads, but DuckDB counts ${expected}.`);
  }
  const both = { ours: median(times.ours), peer: median(times.peer) };
  return timeResult(
    `analytics of 90 days and ten million downloads, ${name}, against DuckDB`,
    both,
    '<= 50 ms and <= 1 x',
  );
}
