import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Episode } from '@postkit/sdk/schema';
import { id3Bytes } from '../../../audio/index.ts';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { firstStation, makeDestination, startStation } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { stationTest } from '../../../testing/station-test.ts';

const clock = createFakeClock();
const { server, admin } = stationTest(() => ({ clock }));
let feed: number;
let long: number;
let short: number;
let id: number;

beforeAll(async () => {
  feed = (await makeDestination(server, { type: 'rss' })).id;
  long = (await makeEvent(server, { segments: 3, title: 'Interview' })).id;
  short = (await makeEvent(server, { segments: 1, title: 'Weather' })).id;
});

beforeEach(async () => {
  id = (
    await makeEpisode(server, { name: 'The harbour', eventIds: [long], social_media_connections: [feed] })
  ).id;
});

const api = (path: string) => `/${server.slug}/api/v1/playlist/${id}/${path}`;
const uri = (event: number) => `/${server.slug}/api/v1/event/${event}/`;
const json = async <Body>(path: string, options: object = {}) =>
  (await server.call(api(path), { as: admin, ...options })).json() as Promise<Body>;
const versions = async () => (await json<{ versions: AudioVersion[] }>('versions/')).versions;
const audio = () => server.call(`/${server.slug}/audio/${id}.mp3`);
const feedText = async () => (await server.call(`/${server.slug}/rss/${feed}.xml`)).text();
const restore = (number: number, as = admin) =>
  server.call(api(`versions/${number}/restore/`), { method: 'POST', as });

interface AudioVersion {
  number: number;
  is_served: boolean;
  can_restore: boolean;
  kept_until: number | null;
  restored_from: number | null;
  changes: object | null;
  note: string;
  bytes: number;
  downloads: number;
}

async function replaceAudio(...events: number[]): Promise<void> {
  const { version } = await json<Episode>('');
  const body = { version, events: events.map(uri) };
  expect((await server.call(api(''), { method: 'PATCH', as: admin, json: body })).status).toBe(200);
  await server.context.jobs.idle();
}

/** The file with its ETag, and the item of the feed. */
async function published() {
  const response = await audio();
  const item = (await feedText()).split('<item>').find((text) => text.includes(`/audio/${id}.mp3`)) ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    bytes: bytes.length,
    frames: bytes.subarray(id3Bytes(bytes)).toString('base64'),
    etag: response.headers.get('etag'),
    guid: /<guid[^>]*>([^<]+)/.exec(item)?.[1],
    enclosure: /<enclosure [^>]*url="([^"]+)"/.exec(item)?.[1],
    length: Number(/<enclosure [^>]*length="(\d+)"/.exec(item)?.[1]),
  };
}

describe('audio versions', () => {
  it('keep guid and address when the audio is replaced, with another ETag and length', async () => {
    const before = await published();
    await replaceAudio(long, short);
    const after = await published();
    expect(after).toMatchObject({ guid: before.guid, enclosure: before.enclosure, length: after.bytes });
    expect(after.etag).not.toBe(before.etag);
    expect(after.bytes).toBeGreaterThan(before.bytes);
    const [second, first] = await versions();
    expect(second).toMatchObject({ number: 2, is_served: true, can_restore: false, restored_from: null });
    expect(second?.bytes).toBeGreaterThan(first?.bytes ?? Infinity);
    expect(second?.changes).toEqual({ added: ['Weather'], removed: [], edited: [], reordered: false });
    expect(first).toMatchObject({ number: 1, is_served: false, can_restore: true, changes: null });
  });

  it('are restored with the same bytes, the timeline and the chapters, and stay so when the episode is saved', async () => {
    const chapters = [{ start: 0, title: 'The guest' }];
    const { version: saved } = await json<Episode>('');
    const noted = await server.call(api(''), {
      method: 'PATCH',
      as: admin,
      json: { version: saved, chapter_markers: chapters },
    });
    expect(noted.status).toBe(200);
    await server.context.jobs.idle();
    const before = await published();
    const markers = (await json<Episode>('')).chapter_markers;
    await replaceAudio(short);
    const { version: replaced } = await json<Episode>('');
    await server.call(api(''), {
      method: 'PATCH',
      as: admin,
      json: { version: replaced, chapter_markers: [] },
    });
    expect((await restore(1)).status).toBe(200);
    expect(await published()).toEqual(before);
    const episode = await json<Episode>('');
    expect(episode.events.map((event) => event.resource_uri)).toEqual([uri(long)]);
    expect(episode).toMatchObject({ media_status: 'ready', chapter_markers: markers });
    expect((await versions())[0]).toMatchObject({ number: 3, is_served: true, restored_from: 1 });
    const body = { version: episode.version, name: 'Renamed', events: [uri(long)] };
    expect((await server.call(api(''), { method: 'PATCH', as: admin, json: body })).status).toBe(200);
    await server.context.jobs.idle();
    expect((await published()).frames).toBe(before.frames);
    expect(await versions()).toHaveLength(3);
  });

  it('keep their tag while a tag of the replaced audio is still being written', async () => {
    const before = await published();
    await replaceAudio(short);
    const { storage, jobs } = server.context;
    const put = storage.put.bind(storage);
    const [begun, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const puts = vi.spyOn(storage, 'put').mockImplementationOnce(async (...file) => {
      begun.resolve();
      await written.promise;
      return put(...file);
    });
    const { version } = await json<Episode>('');
    await server.call(api(''), { method: 'PATCH', as: admin, json: { version, name: 'Renamed' } });
    await begun.promise;
    expect((await restore(1)).status).toBe(200);
    const restored = await published();
    const writes = puts.mock.calls.length;
    written.resolve();
    await jobs.idle();
    expect(await published()).toEqual(restored);
    expect(restored.frames).toBe(before.frames);
    // The tag would have been written again.
    expect(puts).toHaveBeenCalledTimes(writes);
    puts.mockRestore();
  });

  it('cannot be restored while they are served, and are kept for 30 days', async () => {
    await replaceAudio(short);
    expect((await restore(2)).status).toBe(409);
    expect((await restore(7)).status).toBe(404);
    const [, first] = await versions();
    expect(first?.kept_until).toBe(Math.floor(clock.now() / 1000) + 30 * 86_400);
    const old = await server.call(`/${server.slug}/playlist/dl/${id}/versions/1.mp3`, { as: admin });
    expect([old.status, (await old.arrayBuffer()).byteLength]).toEqual([200, first?.bytes]);
    const newest = async () =>
      (await server.call(`/${server.slug}/api/v1/audit/?limit=1`, { as: admin })).json();
    // The entry follows the file.
    await expect.poll(newest).toMatchObject({
      entries: [{ action: 'exported', operation: 'audioVersions.download', thing: { id: String(id) } }],
    });
  });

  it('keep the files of the five newest that were replaced', async () => {
    for (let count = 0; count < 3; count += 1) {
      await replaceAudio(short);
      await replaceAudio(long);
    }
    await replaceAudio(short);
    const all = await versions();
    expect(all.map(({ can_restore }) => can_restore)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect((await restore(3)).status).toBe(200);
    expect((await restore(2)).status).toBe(409);
  });

  it('count downloads apart', async () => {
    const listen = (agent: string) =>
      server.call(`/${server.slug}/audio/${id}.mp3`, { headers: { 'user-agent': agent } });
    const download = async (agent: string) => (await listen(agent)).arrayBuffer();
    await download('AppleCoreMedia/1.0.0.19F77 (iPhone; U; CPU OS 15_5 like Mac OS X; en_us)');
    await replaceAudio(long, short);
    clock.advance(10_000);
    await download('Overcast/3.0 (+http://overcast.fm/; iOS podcast app)');
    await download('Pocket Casts/1.0');
    await server.features.analytics.flush();
    expect((await versions()).map(({ number, downloads }) => [number, downloads])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  it('take a note of at most 500 characters', async () => {
    const noted = await json<AudioVersion>('versions/1/', {
      method: 'PATCH',
      json: { note: ' Corrected a name ' },
    });
    expect(noted.note).toBe('Corrected a name');
    const long500 = await server.call(api('versions/1/'), {
      method: 'PATCH',
      as: admin,
      json: { note: 'x'.repeat(501) },
    });
    expect(long500.status).toBe(400);
  });

  it('end with the audio of an emptied timeline, and begin again', async () => {
    const { version } = await json<Episode>('');
    expect(
      (await server.call(api(''), { method: 'PATCH', as: admin, json: { version, draft: true, events: [] } }))
        .status,
    ).toBe(200);
    await server.context.jobs.idle();
    expect((await versions()).map(({ is_served, can_restore }) => [is_served, can_restore])).toEqual([
      [false, true],
    ]);
    expect((await server.call(`/${server.slug}/playlist/dl/${id}.mp3`, { as: admin })).status).toBe(409);
    expect((await restore(1)).status).toBe(200);
    expect((await server.call(`/${server.slug}/playlist/dl/${id}.mp3`, { as: admin })).status).toBe(200);
  });

  it('go with a deleted episode', async () => {
    await replaceAudio(short);
    await server.features.episodes.publishing.setUnpublished(firstStation(server), [id], true, 'Some Body');
    expect((await server.call(api(''), { method: 'DELETE', as: admin })).status).toBe(204);
    expect((await server.call(api('versions/'), { as: admin })).status).toBe(404);
  });

  it('begin with the publishing: the audio of a draft is replaced', async () => {
    id = (await makeEpisode(server, { eventIds: [long], draft: true, social_media_connections: [feed] })).id;
    await replaceAudio(short);
    expect(await versions()).toMatchObject([{ number: 1, is_served: true }]);
  });
});

it('a station that keeps no replaced audio removes it, and refuses to restore it', async () => {
  const forgetful = await startStation({ clock, env: { POSTKIT_AUDIO_VERSION_DAYS: '0' } });
  try {
    const as = await forgetful.signIn();
    const [before, after] = [
      await makeEvent(forgetful, { segments: 3 }),
      await makeEvent(forgetful, { segments: 1 }),
    ];
    const episode = await makeEpisode(forgetful, { eventIds: [before.id] });
    const usage = async () =>
      (await forgetful.context.quota.usage(forgetful.context.db, firstStation(forgetful).id)).renditions ?? 0;
    const used = await usage();
    const path = `/${forgetful.slug}/api/v1/playlist/${episode.id}/`;
    const body = { version: episode.version, events: [`/${forgetful.slug}/api/v1/event/${after.id}/`] };
    expect((await forgetful.call(path, { method: 'PATCH', as, json: body })).status).toBe(200);
    await forgetful.context.jobs.idle();
    const removed = `episodes/${episode.station_id}/${episode.media_key}.mp3`;
    expect(await forgetful.context.storage.stat(removed)).not.toBeNull();
    clock.advance(61_000);
    await forgetful.context.jobs.idle();
    expect(await forgetful.context.storage.stat(removed)).toBeNull();
    expect(await usage()).toBeLessThan(used);
    expect((await forgetful.call(`${path}versions/1/restore/`, { method: 'POST', as })).status).toBe(409);
    expect(
      (await forgetful.call(`/${forgetful.slug}/playlist/dl/${episode.id}/versions/1.mp3`, { as })).status,
    ).toBe(409);
    expect((await forgetful.call(`/${forgetful.slug}/audio/${episode.id}.mp3`)).status).toBe(200);
  } finally {
    await forgetful.close();
  }
});
