import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StationExport } from '@postkit/sdk/schema';
import { type SignedIn, startStation, type TestStation } from '../../testing/index.ts';
import { killAtHang } from '../../testing/kill-at-hang.ts';
import { isOnPostgres } from '../../testing/postgres/test-postgres.ts';
import { readExports, unzipExport } from './testing/export-calls.ts';
import { exportMoments } from './testing/export-moments.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-crash-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Compares the zip with its manifest, and its audio, episodes and feeds with those of the station. */
async function expectWhole(
  server: TestStation,
  as: SignedIn,
  { guid, files: count }: StationExport,
): Promise<void> {
  const files = await unzipExport(server, as, guid);
  const read = (path: string) => files.get(path) ?? Buffer.alloc(0);
  const manifest = JSON.parse(read('manifest.json').toString());
  const listed: { path: string; sha256: string }[] = manifest.files;
  expect([files.size, listed.length + 2]).toEqual([count, count]);
  for (const file of listed) expect([file.path, file.sha256]).toEqual([file.path, sha256(read(file.path))]);
  const { playlists } = await (
    await server.call(`/${server.slug}/api/v1/playlist/get_playlists.json?limit=50`, { as })
  ).json();
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
  it.each(exportMoments)(
    'is completed by the next start, and leaves no other files, if it was killed %s',
    async (moment) => {
      await killAtHang('crash-station-export', [folder, moment]);
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
    await killAtHang('crash-station-export', [folder, 'after its last file', 'with another episode']);
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
