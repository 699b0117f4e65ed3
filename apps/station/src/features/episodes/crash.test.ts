import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { episodeCalls } from '../../testing/episode-calls.ts';
import { firstStation, startStation } from '../../testing/index.ts';
import { killAtHang } from '../../testing/kill-at-hang.ts';
import { unfinishedFiles } from '../../testing/unfinished-files.ts';
import type { EpisodeMoment } from './testing/crash-program.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'postkit-crash-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const killAt = (moment: EpisodeMoment) => killAtHang('crash-episode', [folder, moment]);

/** Number of audio files below a folder of the storage. */
async function audioFiles(kind: string): Promise<number> {
  const names = await readdir(join(folder, 'files', kind), { recursive: true });
  return names.filter((name) => /\.(?:mp3|aac)$/.test(name)).length;
}

describe('an episode after kill -9', () => {
  it('does not exist if its save was not acknowledged', async () => {
    await killAt('saving');
    const server = await startStation({ dataDir: folder });
    const { playlists } = await (
      await server.call(`/${server.slug}/api/v1/playlist/get_playlists.json`, { as: await server.signIn() })
    ).json();
    expect(playlists).toEqual([]);
    await server.stop();
  });

  it.each(['rendering', 'moving'] as const)(
    'has its audio once, and whole, if it was killed while %s',
    async (moment) => {
      await killAt(moment);
      const server = await startStation({ dataDir: folder });
      await server.context.jobs.idle();
      const { playlists } = await (
        await server.call(`/${server.slug}/api/v1/playlist/get_playlists.json`, { as: await server.signIn() })
      ).json();
      expect(playlists).toEqual([expect.objectContaining({ name: 'Published', media_status: 'ready' })]);
      const [{ playlist_id, enclosure }] = playlists;
      const served = await server.call(`/${server.slug}/audio/${playlist_id}.mp3`);
      expect((await served.arrayBuffer()).byteLength).toBe(enclosure.length);
      const file = await server.features.episodes.media.fileOf(firstStation(server).id, playlist_id, 'mp3');
      expect((await stat(server.pathOf(file?.key))).size).toBe(enclosure.length);
      expect([await audioFiles('episodes'), await audioFiles('id3')]).toEqual([2, 1]);
      expect(await unfinishedFiles(folder)).toEqual([]);
      await server.stop();
    },
  );
});

describe('a video after kill -9', () => {
  it.each(['drawing', 'moving the video'] as const)(
    'exists once, and whole, if it was killed while %s',
    async (moment) => {
      await killAt(moment);
      const server = await startStation({ dataDir: folder, env: { POSTKIT_VIDEO_HEIGHT: '90' } });
      await server.context.jobs.idle();
      const as = await server.signIn();
      const { playlists } = await (
        await server.call(`/${server.slug}/api/v1/playlist/get_playlists.json`, { as })
      ).json();
      expect(playlists).toEqual([expect.objectContaining({ name: 'Published', video_status: 2 })]);
      const served = await server.call(
        `/${server.slug}/streamon-perm/x-128-${playlists[0].playlist_id}.mp4`,
        { as },
      );
      const bytes = Buffer.from(await served.arrayBuffer());
      expect(bytes.includes('moov')).toBe(true);
      const files = await readdir(join(folder, 'files/videos'), { recursive: true });
      expect(files.filter((name) => name.endsWith('.mp4'))).toHaveLength(1);
      expect(await unfinishedFiles(folder)).toEqual([]);
      await server.stop();
    },
  );
});

describe('a scheduled episode after a downtime', () => {
  it('is published late, with its planned date', async () => {
    const clock = createFakeClock();
    const first = await startStation({ dataDir: folder, clock });
    const calls = await episodeCalls(first, await first.signIn());
    const at = Math.floor(clock.now() / 1000) + 3600;
    const { playlist_id } = await calls.create({ ...calls.published, delay_post_until: at });
    await first.context.jobs.idle();
    await first.stop();

    const later = await startStation({
      dataDir: folder,
      clock: createFakeClock(clock.now() + 5 * 3_600_000),
    });
    await later.context.jobs.idle();
    const row = await later.features.episodes.store.get(firstStation(later), playlist_id);
    expect(row).toMatchObject({ status: 'published', published_at: at });
    await later.stop();
  });
});
