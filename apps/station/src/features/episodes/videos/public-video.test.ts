import { createHash } from 'node:crypto';
import { parseRssFeed } from 'feedsmith';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { episodeCalls } from '../../../testing/episode-calls.ts';
import { makeDestination } from '../../../testing/index.ts';
import { stationTest } from '../../../testing/station-test.ts';
import { videoStorageKey } from './video-file.ts';
import type { VideoTables } from './video-tables.ts';
import '../../../testing/postgres/only-on-sqlite.ts';

const { server, admin } = stationTest({ env: { POSTKIT_VIDEO_HEIGHT: '90' } });
let calls: Awaited<ReturnType<typeof episodeCalls>>;
let video: number;
let feed: number;
const counted: number[] = [];

beforeAll(async () => {
  calls = await episodeCalls(server, admin);
  video = (await makeDestination(server, { type: 'v_download', title: 'Basic video' })).id;
  feed = (await makeDestination(server, { title: 'Morning' })).id;
  server.features.episodes.media.onServed(({ episodeId }) => void counted.push(episodeId));
});

const open = (id: number, init: RequestInit = {}) => server.call(`/${server.slug}/video/${id}.mp4`, init);

async function publish(destinations: number[]): Promise<number> {
  const input = { name: 'Tides', events: [calls.eventUri], social_media_connections: destinations };
  const { playlist_id } = await calls.create({ ...input, draft: false, permanent: 1, unpublished: false });
  return playlist_id;
}

async function videosInFeed(id: number) {
  const { items = [] } = parseRssFeed(await (await server.call(`/${server.slug}/rss/${feed}.xml`)).text());
  const item = items.find(({ link }) => link?.endsWith(`/listen/${id}`));
  return item?.podcast?.alternateEnclosures?.filter(({ type }) => type === 'video/mp4');
}

describe('the public video of an episode', () => {
  it('appears in feeds once it is rendered, with its exact length and digest', async () => {
    const { engine, jobs } = server.context;
    const render = engine.video.bind(engine);
    const gate = Promise.withResolvers<void>();
    const rendering = vi.spyOn(engine, 'video').mockImplementation(async (...request) => {
      await gate.promise;
      return render(...request);
    });
    const id = await publish([video, feed]);
    await expect.poll(() => rendering.mock.calls.length, { timeout: 20_000 }).toBe(1);
    expect(await videosInFeed(id)).toEqual([]);
    gate.resolve();
    await jobs.idle();
    const response = await open(id);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
    const { duration } = await calls.read(id);
    expect(await videosInFeed(id)).toMatchObject([
      {
        type: 'video/mp4',
        length: bytes.length,
        height: 90,
        bitrate: Math.round((bytes.length * 8) / duration),
        sources: [{ uri: `${server.url}/${server.slug}/video/${id}.mp4` }],
        integrity: { type: 'sri', value: `sha256-${createHash('sha256').update(bytes).digest('base64')}` },
      },
    ]);
  });

  it('has a height in feeds after an upgrade from a version that did not keep it', async () => {
    const id = await publish([video, feed]);
    await server.context.jobs.idle();
    const videos = () => server.context.db.tables<VideoTables>();
    await videos().updateTable('episode_videos').set({ height: null }).execute();
    const unreadable = await publish([video, feed]);
    await server.context.jobs.idle();
    const lost = await videos()
      .selectFrom('episode_videos')
      .selectAll()
      .where('episode_id', '=', unreadable)
      .executeTakeFirstOrThrow();
    await videos()
      .updateTable('episode_videos')
      .set({ height: null })
      .where('episode_id', '=', unreadable)
      .execute();
    await server.context.storage.remove(videoStorageKey(lost.station_id, lost.file_key));
    await server.features.episodes.start?.();
    await server.context.jobs.idle();
    expect(await videosInFeed(id)).toMatchObject([{ type: 'video/mp4', height: 90 }]);
    expect((await videosInFeed(unreadable))?.map(({ height }) => height)).toEqual([undefined]);
    const left = await videos()
      .selectFrom('episode_videos')
      .select('episode_id')
      .where('height', 'is', null)
      .execute();
    expect(left).toEqual([]);
  });

  it('supports ranges for pages of other sites, and counts no download', async () => {
    const id = await publish([video, feed]);
    await server.context.jobs.idle();
    const part = await open(id, { headers: { range: 'bytes=4-7', origin: 'https://app.example' } });
    expect([part.status, await part.text(), part.headers.get('access-control-allow-origin')]).toEqual([
      206,
      'ftyp',
      '*',
    ]);
    expect((await open(id, { headers: { range: 'bytes=999999999-' } })).status).toBe(416);
    expect(counted).toEqual([]);
  });

  it('is absent without a video, and gone once its episode is unpublished', async () => {
    const plain = await publish([feed]);
    await server.context.jobs.idle();
    expect((await open(plain)).status).toBe(404);
    expect((await open(999_999)).status).toBe(404);
    const id = await publish([video, feed]);
    await server.context.jobs.idle();
    expect((await open(id)).status).toBe(200);
    await calls.change(await calls.read(id), { unpublished: true });
    expect((await open(id)).status).toBe(410);
  });
});
