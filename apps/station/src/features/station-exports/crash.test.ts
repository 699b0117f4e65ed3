import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StationExport } from '@postkit/sdk/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, startStation, type TestStation } from '../../testing/index.ts';
import { isOnPostgres } from '../../testing/postgres/test-postgres.ts';
import { readExports, unzipExport } from './testing/export-calls.ts';
import { killAtHang } from '../../testing/kill-at-hang.ts';

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** A station with a feed and three episodes, whose export hangs at a moment; `hang` prints a line and never resolves. */
const prologue = `
import { makeConnection, startStation } from ${here('../../testing/index.ts')};
import { makeEpisode } from ${here('../../testing/make-episode.ts')};
const server = await startStation({ dataDir: process.argv[1] });
const { storage, jobs } = server.context;
const as = await server.signIn();
const feed = await makeConnection(server);
for (const name of ['Ebb', 'Flood', 'Slack']) await makeEpisode(server, { name, social_media_connections: [feed.id] });
await jobs.idle();
const isOfExport = (key) => key.startsWith('station-exports/');
const start = () => server.call('/' + server.slug + '/api/v1/station_export/', { method: 'POST', as });
`;

/** Where the process is killed, and the program that hangs there. */
const moments = {
  'between two audio files': `
const { link } = storage;
let links = 0;
storage.link = async (...args) => {
  const linked = await link(...args);
  links += 1;
  return links === 3 ? hang() : linked;
};`,
  'while it writes a list': `
const { put } = storage;
storage.put = async (key, source, options) => {
  if (!isOfExport(key)) return put(key, source, options);
  async function* half() {
    for await (const chunk of source) { yield chunk; if (String(chunk).startsWith('[')) await hang(); }
  }
  const { Readable } = await import('node:stream');
  return put(key, Readable.from(half()), options);
};`,
  'while it builds the database of the numbers': `
const { adopt } = storage;
storage.adopt = (file, key) => (isOfExport(key) ? hang() : adopt(file, key));`,
  'after its last file': `
const { open } = storage;
storage.put = new Proxy(storage.put, {
  async apply(put, self, args) {
    const facts = await Reflect.apply(put, self, args);
    const text = isOfExport(args[0]) ? Buffer.concat(await open(args[0]).toArray()).toString() : '';
    if (!text.includes('  manifest.json')) return facts;
    await before();
    return hang();
  },
});`,
} as const;

/** Creates a fourth episode, and waits for its audio in both formats while the export runs. */
const createEpisode = `
void makeEpisode(server, { name: 'Created meanwhile' });
while ((await server.features.episodes.mediaTotals(1)).files < 8) await new Promise((resolve) => setTimeout(resolve, 50));
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-crash-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs an export until it hangs, and kills its process as a power cut would. */
async function killAt(moment: keyof typeof moments, before = ''): Promise<void> {
  const program = `${prologue}const before = async () => {${before}};${moments[moment]}\nawait start();`;
  await killAtHang(program, [folder]);
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Compares the zip with its manifest, and its audio, episodes and feeds with those of the station. */
async function expectWhole(server: TestStation, as: SignedIn, { guid, files: count }: StationExport): Promise<void> {
  const files = await unzipExport(server, as, guid);
  const read = (path: string) => files.get(path) ?? Buffer.alloc(0);
  const manifest = JSON.parse(read('manifest.json').toString());
  const listed: { path: string; sha256: string }[] = manifest.files;
  expect([files.size, listed.length + 2]).toEqual([count, count]);
  for (const file of listed) expect([file.path, file.sha256]).toEqual([file.path, sha256(read(file.path))]);
  const { playlists } = await (await server.call(`/${server.slug}/api/v1/playlist/get_playlists.json?limit=50`, { as })).json();
  const ids: number[] = playlists.map(({ playlist_id: id }: { playlist_id: number }) => id);
  expect(JSON.parse(read('episodes.json').toString())).toHaveLength(ids.length);
  expect(manifest.counts.audio).toBe(2 * ids.length);
  for (const id of ids) {
    const served = await server.call(`/${server.slug}/audio/${id}.mp3`);
    expect(sha256(read(`audio/${id}.mp3`))).toBe(sha256(new Uint8Array(await served.arrayBuffer())));
  }
  const [feed = ''] = [...files.keys()].filter((path) => path.startsWith('feeds/'));
  const rss = await server.call(`/${server.slug}/rss/${feed.split('/')[1]}.xml`);
  expect(read(feed).toString()).toBe(await rss.text());
}

describe('an export of a station after kill -9', () => {
  it.each(Object.keys(moments) as (keyof typeof moments)[])(
    'is completed by the next start, and leaves no other files, if it was killed %s',
    async (moment) => {
      await killAt(moment);
      const server = await startStation({ dataDir: folder });
      await server.context.jobs.idle();
      const as = await server.signIn();
      const exports = await readExports(server, as);
      expect(exports).toEqual([expect.objectContaining({ status: 'complete', missing: [] })]);
      const [done] = exports;
      if (!done) throw new Error('There is no export.');
      await expectWhole(server, as, done);
      expect(await readdir(join(folder, 'files/station-exports/1', done.guid))).toHaveLength(done.files);
      expect(await leftovers()).toEqual([]);
      await server.stop();
    },
    180_000,
  );

  it('contains an episode that was created before it was resumed, in its lists too', async () => {
    await killAt('after its last file', createEpisode);
    const server = await startStation({ dataDir: folder });
    await server.context.jobs.idle();
    const as = await server.signIn();
    const [done] = await readExports(server, as);
    if (!done) throw new Error('There is no export.');
    expect(done.files).toBeGreaterThan(0);
    await expectWhole(server, as, done);
    await server.stop();
  }, 180_000);
});

/** Unfinished files of the storage. */
async function leftovers(): Promise<string[]> {
  const names = await readdir(join(folder, 'files/.work'), { recursive: true });
  // On PostgreSQL each process has a folder of its own there.
  return isOnPostgres ? names.filter((name) => name.includes('/')) : names;
}
