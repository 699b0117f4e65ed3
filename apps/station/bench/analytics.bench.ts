// Queries ninety days by show, episode and country over a million downloads through the API, compared with a GROUP BY over
// one row per download in the same SQLite: alternately, one call at a time.
// node --conditions=postkit-source apps/station/bench/analytics.bench.ts
import { DatabaseSync } from 'node:sqlite';
import type { DayFigures } from '../src/features/analytics/index.ts';
import { firstStation, startStation } from '../src/testing/index.ts';
import { timeResult } from './measure-times.ts';

const downloads = 1_000_000;
const [firstDay, days, rounds] = [20_500, 90, 9];
const server = await startStation();
const station = firstStation(server);
const raw = new DatabaseSync(':memory:');
raw.exec('create table downloads (day integer, show_id integer, episode_id integer, country text, platform text)');
await fill();
raw.exec('create index downloads_by_day on downloads (day)');

const date = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const range = { start_date: date(firstDay), end_date: date(firstDay + days - 1), station_names: station.slug, page: '1' };
const { authorization } = await server.signIn();
const results = [
  await compare('by show', 'shows', {}, 'show_id'),
  await compare('by episode', 'shows', { dimension: 'episode' }, 'episode_id'),
  await compare('by country', 'countries', {}, 'country'),
];
await server.close();
console.log(JSON.stringify(results));

/** New episodes are heard most, and some countries and apps much more than others; always the same numbers. */
async function fill(): Promise<void> {
  const figures = new Map<string, DayFigures>();
  const insert = raw.prepare('insert into downloads values (?, ?, ?, ?, ?)');
  raw.exec('begin');
  let state = 1;
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) ** 2 * most);
  };
  for (let count = 0; count < downloads; count += 1) {
    const day = firstDay + Math.floor((count / downloads) * days);
    const episode_id = 1 + Math.max(0, Math.floor(((day - firstDay) * 200) / days) - below(60));
    const row = { day, show_id: 1 + (episode_id % 20), episode_id, country: `C${below(30)}`, platform: `P${below(15)}` };
    insert.run(row.day, row.show_id, row.episode_id, row.country, row.platform);
    const key = Object.values(row).join();
    const known = figures.get(key);
    figures.set(key, { ...row, station_id: station.id, downloads: (known?.downloads ?? 0) + 1, heard: (known?.heard ?? 0) + 5000 });
  }
  raw.exec('commit');
  await server.features.analytics.addHistory(station.id, { days: [...figures.values()], reach: [], firstDays: [] });
}

async function compare(name: string, call: string, query: Record<string, string>, column: string) {
  const text = new URLSearchParams({ ...range, ...query }).toString();
  const path = `/${station.slug}/api/v1/get_analytics_podcast_${call}.json?${text}`;
  const peer = raw.prepare(
    `select ${column}, count(*) from downloads where day between ? and ? group by ${column} order by 2 desc limit 100`,
  );
  const times: { ours: number[]; peer: number[] } = { ours: [], peer: [] };
  for (let round = 0; round < rounds; round += 1) {
    let start = performance.now();
    const response = await server.call(path, { headers: { authorization } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} responded with ${response.status}.`);
    times.ours.push(performance.now() - start);
    start = performance.now();
    peer.all(firstDay, firstDay + days - 1);
    times.peer.push(performance.now() - start);
  }
  const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  const both = { ours: median(times.ours), peer: median(times.peer) };
  return timeResult(`analytics of 90 days and a million downloads, ${name}`, both, '<= 50 ms and <= 1 x');
}
