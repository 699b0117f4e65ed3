// Runs a station under a steady load and measures its memory: `npm run soak -- --minutes 15`. It records a live stream, serves
// readers and followers of live events, and publishes now and then. Ends with 1 where memory grows.
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setup as buildPrograms } from '../../../tools/setup/build-station.mjs';
import { Client } from '../src/testing/chaos/client.ts';
import { newLedger } from '../src/testing/chaos/ledger.ts';
import { prepare, publishEpisode, type Material } from '../src/testing/chaos/load.ts';
import { startChildStation } from '../src/testing/child-station.ts';
import { startHook } from '../src/testing/hook-server.ts';
import { makeStation, startStation } from '../src/testing/index.ts';
import { startLiveSource } from '../src/testing/soak/live-source.ts';
import { type Measurement, memoryGrowth } from '../src/testing/soak/memory-slope.ts';
import { followSteadily, readSteadily, type ReaderCounts } from '../src/testing/soak/readers.ts';
import { sampleStation, type StationSample } from '../src/testing/soak/sample-station.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1440' },
    readers: { type: 'string', default: '8' },
    // Each one is recorded, and for each one episodes are published.
    stations: { type: 'string', default: '1' },
    // Minutes for which caches fill; default a third of the run, at most an hour.
    'warm-up': { type: 'string' },
    // Megabytes an hour.
    slope: { type: 'string', default: '2' },
  },
});
const minutes = Number(values.minutes);
const stations = Number(values.stations);
const warmUp =
  values['warm-up'] === undefined ? Math.min(60, Math.floor(minutes / 3)) : Number(values['warm-up']);
const metricsToken = 'a-token-for-the-soak-test';
/** Minutes between two published episodes of a station, and between two titles of the stream, in seconds. */
const [publishEvery, titleEvery] = [2, 30];
/** Megabytes by which memory may grow in a run, however short: a garbage collection more or less. */
const noise = 12;

await buildPrograms();
const dataDir = await folderOf(stations);
const started = performance.now();
await using source = await startLiveSource(titleEvery, stations);
const hook = await startHook();
const station = await startChildStation(dataDir, {
  POSTKIT_METRICS_TOKEN: metricsToken,
  POSTKIT_ALLOW_PRIVATE_FETCH: '1',
  // As `npm start` does: compiled sources take 20 MB less in each process.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url)),
});
const counts: ReaderCounts = { requests: 0, live: 0, failures: 0 };
const load = new AbortController();
const samples: Measurement[] = [];
let published = 0;
try {
  await wait(20_000);
  print('idle', await sample());
  const client = new Client(() => [station.url], newLedger());
  await client.json('/station/api/v1/webhook/', 'POST', {
    title: 'A hook',
    url: hook.url,
    events: ['episode.published'],
  });
  const [streamUrl = '', ...others] = source.urls;
  const material = await prepare(client, { streamUrl, destinations: [] });
  const slugs = station.admin.answer.stations
    .map(({ station: slug }) => slug)
    .filter((slug) => slug !== 'station');
  for (const [index, url] of others.entries())
    await client.json(`/${slugs[index]}/api/v1/logger/`, 'PATCH', { url, active: true });
  const readers = Array.from({ length: Number(values.readers) }, () => [readSteadily, followSteadily]).flat();
  const running = readers.map((run) => run(station, counts, load.signal));
  for (let minute = 1; minute <= minutes; minute += 1) {
    await wait(60_000);
    for (let due = Math.floor((minute * stations) / publishEvery) - published; due > 0; due -= 1)
      await publish(client, material);
    const measured = await sample();
    print(String(minute), measured);
    if (minute > warmUp)
      samples.push({ minute: (performance.now() - started) / 60_000, megabytes: ownMemory(measured) });
  }
  load.abort();
  await Promise.all(running);
  judge();
} finally {
  load.abort();
  await station.kill();
  await hook.close();
  await rm(dataDir, { recursive: true, force: true });
}

function sample(): Promise<StationSample> {
  return sampleStation({ pid: station.pid, url: station.url, dataDir, metricsToken });
}

async function publish(client: Client, material: Material): Promise<void> {
  if ((await publishEpisode(client, material)) !== null) published += 1;
}

/** A data folder with as many stations. */
async function folderOf(count: number): Promise<string> {
  const server = await startStation();
  for (let made = 1; made < count; made += 1) await makeStation(server);
  await server.stop();
  return server.dataDir;
}

/** Memory of the processes that run all the time; ffmpeg's ends with its work. */
function ownMemory({ rss }: StationSample): number {
  return rss.supervisor + rss.web + rss.recorder + rss.media;
}

function print(
  minute: string,
  { rss, heap, external, handles, descriptors, lagMs, disk }: StationSample,
): void {
  const columns = {
    minute,
    supervisor: rss.supervisor,
    web: rss.web,
    recorder: rss.recorder,
    media: rss.media,
    ffmpeg: rss.programs,
    heap,
    external,
    handles,
    files: descriptors,
    'lag ms': lagMs,
    'disk MB': disk,
    requests: counts.requests,
    live: counts.live,
    episodes: published,
    failures: counts.failures,
  };
  const row = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell)).join(' | ')} |\n`;
  if (minute === 'idle')
    process.stdout.write(row(Object.keys(columns)) + row(Object.keys(columns).map(() => '---')));
  process.stdout.write(row(Object.values(columns)));
}

function judge(): void {
  const { perHour, total } = memoryGrowth(samples);
  const limit = Number(values.slope);
  const grows = perHour > limit && total > noise;
  process.stdout.write(
    `\nResident memory after ${warmUp} minutes of warm-up: ${perHour.toFixed(1)} MB an hour, ${total.toFixed(1)} MB in the run ` +
      `(fails above ${limit} MB an hour and ${noise} MB): ${grows ? 'it grows' : 'it does not grow'}.\n`,
  );
  process.exitCode = grows || counts.failures > 0 ? 1 : 0;
}
