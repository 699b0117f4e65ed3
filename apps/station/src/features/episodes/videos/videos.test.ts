import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { advancedVideo, type Episode } from '@postkit/sdk/schema';
import { AudioError } from '../../../audio/index.ts';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { episodeCalls, refusal } from '../../../testing/episode-calls.ts';
import {
  listenLive,
  makeDestination,
  makeStation,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../../testing/index.ts';
import { stationTest } from '../../../testing/station-test.ts';
import '../../../testing/postgres/only-on-sqlite.ts';

const clock = createFakeClock();
const env = {
  POSTKIT_VIDEO_HEIGHT: '90',
  POSTKIT_VIDEO_EDITOR_URL: 'https://editor.example/edit?theme=dark',
};
const { server, admin } = stationTest(() => ({ clock, env }));
let calls: Awaited<ReturnType<typeof episodeCalls>>;
let basic: number;
let advanced: number;

beforeAll(async () => {
  calls = await episodeCalls(server, admin);
  basic = (await makeDestination(server, { type: 'v_download', title: 'Basic video' })).id;
  advanced = (await makeDestination(server, { type: 'v_advanced', title: 'Advanced video' })).id;
});
afterEach(() => vi.restoreAllMocks());

const address = (id: number, kind = '128') =>
  `/${server.slug}/streamon-perm/${encodeURIComponent('My station')}-${kind}-${id}.mp4`;
const download = (id: number, headers: Record<string, string> = {}, method = 'GET') =>
  server.call(address(id), { method, headers, as: admin });
const asVideo = (destination: number) => ({
  permanent: 1,
  draft: false,
  unpublished: false,
  social_media_connections: [destination],
});
const idle = () => server.context.jobs.idle();
const videoFiles = async () =>
  (await readdir(join(server.dataDir, 'files/videos'), { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith('.mp4'),
  );

/** A copy of an episode, as the videos screen creates it. */
async function copy(name = 'Tides'): Promise<Episode> {
  return calls.create({ name, events: [calls.eventUri], draft: true, permanent: 0, unpublished: false });
}

async function makeVideo(name?: string): Promise<Episode> {
  const { playlist_id } = await calls.change(await copy(name), asVideo(basic));
  await idle();
  return calls.read(playlist_id);
}

describe('a basic video', () => {
  it('VIDEO-017 VIDEO-018 VIDEO-019 is rendered from a copy that was posted, then published with v_download', async () => {
    const posted = await copy();
    expect([posted.status, posted.permanent, posted.video_status]).toEqual(['draft', 0, 0]);
    const live = await listenLive(server, admin);
    const published = await calls.change(posted, asVideo(basic));
    expect(published).toMatchObject({
      status: 'published',
      permanent: 1,
      draft: false,
      unpublished: false,
      video_status: 1,
    });
    expect(published.smc_data).toEqual([{ id: basic, type: 'v_download' }]);
    expect(await live.next('basic_video_status')).toEqual({ playlist_id: posted.playlist_id, status: 1 });
    await idle();
    const updates = [];
    for (;;) {
      const message = await live.next('basic_video_status');
      updates.push(message);
      if (message.status === 2) break;
    }
    live.close();
    expect(updates.at(-1)).toEqual({ playlist_id: posted.playlist_id, status: 2 });
    expect((await calls.read(posted.playlist_id)).video_status).toBe(2);
  });

  it('is an mp4 with picture and sound, as long as the episode, that plays before it is fully loaded', async () => {
    const { playlist_id, duration } = await makeVideo();
    const bytes = Buffer.from(await (await download(playlist_id)).arrayBuffer());
    const file = join(server.dataDir, 'downloaded.mp4');
    await writeFile(file, bytes);
    const probe = await server.context.engine.probe(file);
    expect(probe).toMatchObject({ has_video: true, video_height: 90, codec: 'aac' });
    expect(Math.abs((probe.duration_ms ?? 0) / 1000 - duration)).toBeLessThan(0.2);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
  });

  it('EPLIST-130 EPLIST-131 is served with length, ranges and ETag, to HEAD and GET alike', async () => {
    const { playlist_id } = await makeVideo();
    const get = await download(playlist_id);
    const bytes = Buffer.from(await get.arrayBuffer());
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
    for (const response of [get, await download(playlist_id, {}, 'HEAD')]) {
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'video/mp4',
        'content-length': String(bytes.length),
        'accept-ranges': 'bytes',
        'content-disposition': expect.stringContaining('Tides.mp4'),
        etag,
      });
    }
    const part = await download(playlist_id, { range: 'bytes=4-7', 'if-range': etag });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 4-7/${bytes.length}`,
      'ftyp',
    ]);
    expect((await download(playlist_id, { 'if-none-match': etag })).status).toBe(304);
    expect((await download(playlist_id, { range: `bytes=${bytes.length}-` })).status).toBe(416);
  });

  it('is only for users of its station, also by key in the address', async () => {
    const { playlist_id } = await makeVideo();
    expect((await server.call(address(playlist_id))).status).toBe(401);
    const query = new URLSearchParams({ username: admin.username, api_key: admin.key });
    expect((await server.call(`${address(playlist_id)}?${query}`)).status).toBe(200);
    const other = await makeStation(server);
    const stranger = await (await makeUser(server, { stations: [{ stationId: other.id }] })).signIn();
    expect((await server.call(address(playlist_id), { as: stranger })).status).toBe(404);
    const elsewhere = address(playlist_id).replace(server.slug, other.slug);
    expect((await server.call(elsewhere, { as: stranger })).status).toBe(404);
    expect((await server.call(`/${server.slug}/streamon-perm/x.mp4`, { as: admin })).status).toBe(400);
    expect((await download(999_999)).status).toBe(404);
  });

  it('shows the cover of the episode, is rendered again for another cover, and stays when texts change', async () => {
    const first = await makeVideo('Cover');
    const etag = (await download(first.playlist_id, {}, 'HEAD')).headers.get('etag');
    const renamed = await calls.change(first, { name: 'Another name' });
    expect(renamed.video_status).toBe(2);
    const form = new FormData();
    const red = await sharp({ create: { width: 1400, height: 1400, channels: 3, background: '#c00' } })
      .png()
      .toBuffer();
    form.set('image', new Blob([new Uint8Array(red)]), 'red.png');
    const stored = await server.call(`/${server.slug}/api/v1/playlist/upload/image.html`, {
      method: 'POST',
      as: admin,
      body: form,
    });
    const { location } = (await stored.json()) as { location: string };
    const covered = await calls.change(renamed, { image: location });
    expect(covered.video_status).toBe(1);
    const before = await videoFiles();
    await idle();
    const after = (await download(first.playlist_id, {}, 'HEAD')).headers.get('etag');
    expect(after).not.toBe(etag);
    expect(await videoFiles()).toHaveLength(before.length + 1);
    clock.advance(61_000);
    await idle();
    expect(await videoFiles()).toHaveLength(before.length);
    expect((await download(first.playlist_id)).status).toBe(200);
  });

  it('fails after a second attempt with a message, and is retried with the next save', async () => {
    const engine = vi
      .spyOn(server.context.engine, 'video')
      .mockRejectedValue(new AudioError('engine_failed', 'no'));
    const created = await calls.change(await copy(), asVideo(basic));
    await idle();
    expect((await calls.read(created.playlist_id)).video_status).toBe(1);
    expect((await refusal(await download(created.playlist_id)))[0]).toBe(409);
    clock.advance(10_000);
    await idle();
    expect(engine).toHaveBeenCalledTimes(2);
    const failed = await calls.read(created.playlist_id);
    expect(failed.video_status).toBe(99);
    expect(await refusal(await download(created.playlist_id))).toEqual([
      409,
      'The video could not be created. Save the episode to try again.',
    ]);
    engine.mockRestore();
    await calls.change(failed, { name: 'Once more' });
    await idle();
    expect((await calls.read(created.playlist_id)).video_status).toBe(2);
  });

  it('stays with an unpublished episode, and is removed with a deleted one', async () => {
    const { playlist_id } = await makeVideo('Gone');
    const before = await videoFiles();
    const list = [{ playlist_id, unpublished: true }];
    await server.call(calls.path('set_playlists.json'), { method: 'POST', as: admin, json: list });
    expect((await calls.read(playlist_id)).video_status).toBe(2);
    await server.call(calls.path(`${playlist_id}/`), { method: 'DELETE', as: admin });
    expect((await download(playlist_id)).status).toBe(410);
    clock.advance(61_000);
    await idle();
    expect(await videoFiles()).toHaveLength(before.length - 1);
  });

  it('is dropped if the episode became a draft during the render', async () => {
    const before = await videoFiles();
    const gate = Promise.withResolvers<void>();
    const { video } = server.context.engine;
    const engine = vi.spyOn(server.context.engine, 'video').mockImplementation(async (...args) => {
      await gate.promise;
      return video(...args);
    });
    const posted = await calls.change(await copy(), asVideo(basic));
    await vi.waitFor(() => expect(engine).toHaveBeenCalled());
    const drafted = await calls.change(posted, { draft: true });
    expect(drafted.video_status).toBe(0);
    gate.resolve();
    await idle();
    clock.advance(61_000);
    await idle();
    expect((await calls.read(posted.playlist_id)).video_status).toBe(0);
    expect(await videoFiles()).toEqual(before);
  });
});

describe('an advanced video', () => {
  it('VIDEO-020 waits for its editor from the publishing with v_advanced on', async () => {
    const engine = vi.spyOn(server.context.engine, 'video');
    const live = await listenLive(server, admin);
    const created = await calls.change(await copy(), asVideo(advanced));
    expect(created).toMatchObject({
      status: 'published',
      permanent: 1,
      video_status: 0,
      advanced_video_status: 1,
    });
    expect(created.smc_data).toEqual([{ id: advanced, type: 'v_advanced' }]);
    expect(await live.next('advanced_video_status')).toEqual({ playlist_id: created.playlist_id, status: 1 });
    live.close();
    await idle();
    expect(engine).not.toHaveBeenCalled();
    expect((await server.call(address(created.playlist_id, 'advanced'), { as: admin })).status).toBe(409);
  });

  const hand = (id: number, file: Blob | string, rest = '') => {
    const body = new FormData();
    body.set('file', file);
    return server.call(`/${server.slug}/api/v1/advanced_video/${id}/${rest}`, {
      method: 'POST',
      as: admin,
      body,
    });
  };
  const isAs = async (id: number) => (await calls.read(id)).advanced_video_status;

  it('VIDEO-027 is delivered by its editor as an mp4, published on the live channel and served, and replaced by a later one', async () => {
    const source = await makeVideo('Source');
    const bytes = new Uint8Array(await (await download(source.playlist_id)).arrayBuffer());
    const { playlist_id } = await calls.change(await copy('Edited'), asVideo(advanced));
    const live = await listenLive(server, admin);
    expect((await hand(playlist_id, new Blob([bytes]))).status).toBe(204);
    expect(await live.next('advanced_video_status')).toEqual({ playlist_id, status: 2 });
    live.close();
    const before = await videoFiles();
    const served = await server.call(address(playlist_id, 'advanced'), { as: admin });
    expect([served.status, (await served.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
    expect(advancedVideo.parse(await (await ask(server, admin, playlist_id)).json())).toMatchObject({
      playlist_id,
      isCreated: true,
      isFailed: false,
    });
    expect((await hand(playlist_id, new Blob([bytes]))).status).toBe(204);
    expect((await hand(playlist_id, '', 'failed/')).status).toBe(204);
    expect(await isAs(playlist_id)).toBe(2);
    clock.advance(61_000);
    await idle();
    expect(await videoFiles()).toHaveLength(before.length);
  });

  it('VIDEO-027 is refused if it is no video or was not requested; a failure is published', async () => {
    const before = await videoFiles();
    const { playlist_id } = await calls.change(await copy(), asVideo(advanced));
    const aac = await server.call(`/${server.slug}/playlist/dl/${playlist_id}.aac`, { as: admin });
    const audio = new Blob([new Uint8Array(await aac.arrayBuffer())]);
    expect(await refusal(await hand(playlist_id, audio))).toEqual([
      415,
      'This video cannot be read. Send an mp4 file.',
    ]);
    expect((await hand(playlist_id, new Blob(['nonsense']))).status).toBe(415);
    expect((await hand(playlist_id, 'no file')).status).toBe(400);
    const plain = await copy();
    expect((await hand(plain.playlist_id, audio)).status).toBe(409);
    expect((await hand(plain.playlist_id, '', 'failed/')).status).toBe(409);
    expect(await isAs(playlist_id)).toBe(1);
    expect((await hand(playlist_id, '', 'failed/')).status).toBe(204);
    expect(await isAs(playlist_id)).toBe(99);
    expect(advancedVideo.parse(await (await ask(server, admin, playlist_id)).json())).toMatchObject({
      playlist_id,
      isCreated: false,
      isFailed: true,
    });
    expect(await videoFiles()).toEqual(before);
  });

  const ask = (of: TestStation, as: SignedIn | null, id: number) =>
    of.call(`/${of.slug}/api/v1/advanced_video_edit_url?playlist_id=${id}`, { as });

  it('VIDEO-026 is edited at an address that names the episode and contains no key', async () => {
    const { playlist_id } = await calls.change(await copy(), asVideo(advanced));
    const response = await ask(server, admin, playlist_id);
    const answer = advancedVideo.parse(await response.json());
    expect(answer).toMatchObject({ playlist_id, isCreated: false, isFailed: false });
    const url = new URL(answer.url);
    expect(url.origin + url.pathname).toBe('https://editor.example/edit');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      theme: 'dark',
      server: server.context.publicUrl,
      station: server.slug,
      playlist_id: String(playlist_id),
    });
    expect((await ask(server, null, playlist_id)).status).toBe(401);
    expect((await ask(server, admin, 999_999)).status).toBe(404);
    expect((await server.call(`/${server.slug}/api/v1/advanced_video_edit_url`, { as: admin })).status).toBe(
      400,
    );
  });

  it('VIDEO-026 is refused with a message if the installation configures no editor', async () => {
    const bare = await startStation();
    const by = await bare.signIn();
    const { playlist_id } = await (await episodeCalls(bare, by)).create({ name: 'Alone' });
    const answer = await refusal(await ask(bare, by, playlist_id));
    expect(answer).toEqual([409, 'No video editor is set up on this station. Ask your administrator.']);
    await bare.close();
  });
});

describe('the list of episodes that can become videos', () => {
  it('VIDEO-010 VIDEO-011 excludes long episodes and other names before it counts pages', async () => {
    const long = { ...calls.published, events: [calls.eventUri, calls.eventUri, calls.eventUri] };
    for (let number = 1; number <= 11; number++)
      await calls.create({ ...calls.published, name: `Ébb ${number}` });
    await calls.create({ ...long, name: 'Ébb of the long tide' });
    await calls.create({ ...calls.published, name: 'Flood', description: 'No ébb here.' });
    await idle();
    const page = async (query: object) => {
      const search = new URLSearchParams({ show_id: String(calls.showId), limit: '10', ...query });
      const { playlists, total_count } = await (
        await server.call(`${calls.path('get_playlists.json')}?${search}`, { as: admin })
      ).json();
      return [playlists.length, total_count];
    };
    expect(await page({ name: 'ÉBB' })).toEqual([10, 12]);
    expect(await page({ name: 'ébb', max_duration: '2' })).toEqual([10, 11]);
    expect(await page({ name: 'ébb', max_duration: '2', page: '2' })).toEqual([1, 11]);
    expect(await page({ name: '%' })).toEqual([0, 0]);
    // Three events of 1.02 seconds.
    expect(await page({ name: 'long tide', max_duration: '4' })).toEqual([1, 1]);
    expect(await page({ name: 'long tide', max_duration: '3' })).toEqual([0, 0]);
  });
});
