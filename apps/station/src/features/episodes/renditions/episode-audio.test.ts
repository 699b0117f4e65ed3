import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { episode as episodeSchema } from '@postkit/sdk/schema';
import { AudioError } from '../../../audio/audio-error.ts';
import { fail } from '../../../platform/errors/platform-errors.ts';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { firstStation, listenLive, makeDestination, makeShow } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { stationTest } from '../../../testing/station-test.ts';
import type { EpisodeRow } from '../episode-tables.ts';
import { renditionStorageKey } from './rendition-key.ts';

const { server, admin } = stationTest(() => ({ clock, env: { POSTKIT_AUDIO_VERSION_DAYS: '0' } }));
/** Two events of about 5 and 10 seconds. */
let short: number;
let long: number;
let feedId: number;
const clock = createFakeClock();
/** Seconds. */
const frame = 1024 / 44_100;

beforeAll(async () => {
  short = (await makeEvent(server, { segments: 1 })).id;
  long = (await makeEvent(server, { segments: 2 })).id;
  feedId = (await makeDestination(server)).id;
});
afterEach(() => vi.restoreAllMocks());

const eventUri = (id: number) => `/${server.slug}/api/v1/event/${id}/`;
const media = (id: number, init: RequestInit = {}, format = 'mp3') =>
  server.call(`/${server.slug}/audio/${id}.${format}`, init);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

function make(overrides: Parameters<typeof makeEpisode>[1] = {}) {
  return makeEpisode(server, { eventIds: [short], social_media_connections: [feedId], ...overrides });
}

async function read(id: number) {
  return episodeSchema.parse(
    await (await server.call(`/${server.slug}/api/v1/playlist/${id}/`, { as: admin })).json(),
  );
}

function update(id: number, version: number, json: object) {
  return server.features.episodes.publishing.update(
    firstStation(server),
    id,
    { version, ...json },
    'Some Body',
  );
}

describe('the audio of an episode', () => {
  it('EPLIST-087 has length 0 while it is rendered, then its seconds', async () => {
    const live = await listenLive(server, admin);
    const { id: showId } = await makeShow(server);
    const row = await server.features.episodes.publishing.create(
      firstStation(server),
      { show: `/${server.slug}/api/v1/show/${showId}/`, events: [eventUri(short)] },
      { by: 'Some Body' },
    );
    expect(row).toMatchObject({ duration: 0, media_status: 'processing' });
    const event = await live.next('playlist_complete');
    expect(event).toMatchObject({
      playlist_id: row.id,
      status: 'ready',
      duration: expect.closeTo(214 * frame, 2),
    });
    expect(await read(row.id)).toMatchObject({
      duration: event.duration,
      media_status: 'ready',
      media_progress: 100,
      media_error: '',
    });
    live.close();
  });

  it('plays the bumpers of the show before and after, exact to the frame', async () => {
    const show = await makeShow(server, { pre_bumper: eventUri(short), post_bumper: eventUri(long) });
    const { duration } = await make({ showId: show.id, eventIds: [short, long] });
    expect(Math.abs(duration - (1 + 1 + 2 + 2) * 214 * frame)).toBeLessThan(frame);
  });

  it('I3 M1 the enclosure, the header and the file have the same length, in both formats', async () => {
    const row = await make();
    const { enclosure } = await read(row.id);
    const url = `${server.url}/${server.slug}/audio/${row.id}.mp3`;
    const length = (await bytesOf(await fetch(url))).length;
    expect(enclosure).toEqual({ url, length, type: 'audio/mpeg' });
    for (const format of ['mp3', 'aac'] as const) {
      const file = await server.features.episodes.media.fileOf(firstStation(server).id, row.id, format);
      const response = await media(row.id, {}, format);
      const body = await bytesOf(response);
      expect(Number(response.headers.get('content-length'))).toBe(body.length);
      expect((await stat(server.pathOf(file?.key))).size).toBe(body.length);
      expect(createHash('sha256').update(body).digest('hex')).toBe(file?.sha256);
      expect(response.headers.get('content-type')).toBe(format === 'mp3' ? 'audio/mpeg' : 'audio/aac');
    }
  });

  it('is not rendered twice for the same audio', async () => {
    const first = await make({ eventIds: [long, short] });
    const render = vi.spyOn(server.context.engine, 'render');
    const second = await make({ eventIds: [long, short] });
    const renamed = await update(first.id, first.version, {
      name: 'Another name',
      events: [eventUri(long), eventUri(short)],
    });
    expect(renamed.media_status).toBe('ready');
    await server.context.jobs.idle();
    expect(render).not.toHaveBeenCalled();
    expect(second.duration).toBe(first.duration);
  });

  it('I4 keeps its address when it is replaced, and serves the old file until the new one is ready', async () => {
    const row = await make();
    const before = await media(row.id);
    await bytesOf(before);
    const { render } = server.context.engine;
    const gate = Promise.withResolvers<void>();
    vi.spyOn(server.context.engine, 'render').mockImplementation(async (...args) => {
      await gate.promise;
      return render(...args);
    });
    clock.advance(5000);
    const saved = await update(row.id, row.version, { events: [eventUri(long), eventUri(long)] });
    expect(saved).toMatchObject({ duration: 0, media_status: 'processing' });
    const meanwhile = await media(row.id);
    await bytesOf(meanwhile);
    expect(meanwhile.headers.get('etag')).toBe(before.headers.get('etag'));
    gate.resolve();
    await server.context.jobs.idle();
    const after = await media(row.id);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(Date.parse(after.headers.get('last-modified') ?? '')).toBeGreaterThan(
      Date.parse(before.headers.get('last-modified') ?? ''),
    );
    expect((await bytesOf(after)).length).toBe((await read(row.id)).enclosure?.length);
  });

  it('removes a replaced file after a grace period, but not one that another episode uses', async () => {
    const alone = await make({ eventIds: [short, short, long] });
    const shared = [
      await make({ eventIds: [long, long, short] }),
      await make({ eventIds: [long, long, short] }),
    ];
    const path = (row: EpisodeRow | undefined) =>
      server.pathOf(renditionStorageKey(firstStation(server).id, row?.media_key ?? '', 'mp3'));
    const [lonely, common] = [path(alone), path(shared[0])];
    for (const row of [alone, shared[0]])
      await update(row?.id ?? 0, row?.version ?? 0, { events: [eventUri(short)] });
    await server.context.jobs.idle();
    await stat(lonely);
    clock.advance(61_000);
    await server.context.jobs.idle();
    await expect(stat(lonely)).rejects.toThrow('ENOENT');
    await stat(common);
    expect((await media(shared[1]?.id ?? 0)).status).toBe(200);
  });

  it('publishes at once and appears when the audio is ready, with the time of publishing', async () => {
    const { render } = server.context.engine;
    const gate = Promise.withResolvers<void>();
    vi.spyOn(server.context.engine, 'render').mockImplementation(async (...args) => {
      await gate.promise;
      return render(...args);
    });
    const { id: showId } = await makeShow(server);
    const row = await server.features.episodes.publishing.create(
      firstStation(server),
      {
        show: `/${server.slug}/api/v1/show/${showId}/`,
        draft: false,
        name: 'In a moment',
        events: [eventUri(short), eventUri(long), eventUri(short)],
        social_media_connections: [feedId],
      },
      { by: 'Some Body' },
    );
    const feed = async () => (await server.call(`/${server.slug}/rss/${feedId}.xml`)).text();
    expect(await feed()).not.toContain('In a moment');
    expect((await media(row.id)).status).toBe(404);
    const early = await server.call(`/${server.slug}/playlist/dl/${row.id}.mp3`, { as: admin });
    expect([early.status, (await early.json()).error_message]).toEqual([
      409,
      'The audio is still being processed. Try again in a moment.',
    ]);
    clock.advance(90_000);
    gate.resolve();
    await server.context.jobs.idle();
    expect(await feed()).toContain('In a moment');
    expect((await read(row.id)).published).toBe(row.published_at);
  });

  it('keeps the message of a failure, and retries with the next save', async () => {
    vi.spyOn(server.context.engine, 'render').mockRejectedValue(new AudioError('segment_missing', 'cut'));
    const failed = await make({ eventIds: [short, short] });
    expect(failed).toMatchObject({
      media_status: 'failed',
      duration: 0,
      media_error: 'Some of this audio was deleted. Remove it from the timeline and save the episode.',
      name: 'The harbour',
    });
    const refused = await server.call(`/${server.slug}/playlist/dl/${failed.id}.mp3`, { as: admin });
    expect([refused.status, (await refused.json()).error_message]).toEqual([409, failed.media_error]);
    vi.restoreAllMocks();
    await update(failed.id, failed.version, {});
    await server.context.jobs.idle();
    expect(await read(failed.id)).toMatchObject({ media_status: 'ready', media_error: '' });
  });

  it('refuses a save before a full disk loses anything', async () => {
    const row = await make();
    vi.spyOn(server.context.storage, 'ensureSpace').mockRejectedValue(fail('storage.full'));
    const json = { version: row.version, events: [eventUri(long), eventUri(short), eventUri(short)] };
    const response = await server.call(`/${server.slug}/api/v1/playlist/${row.id}/`, {
      method: 'PATCH',
      as: admin,
      json,
    });
    expect([response.status, (await response.json()).error_message]).toEqual([
      507,
      "The station's disk is full. Ask an administrator to free space.",
    ]);
    vi.restoreAllMocks();
    expect(await read(row.id)).toMatchObject({
      version: row.version,
      media_status: 'ready',
      events: [expect.objectContaining({ id: short })],
    });
  });

  it('retries after an engine failure, then fails with a message', async () => {
    vi.spyOn(server.context.engine, 'render').mockRejectedValue(new Error('engine trouble'));
    const row = await make({ eventIds: [long, short, short] });
    expect(row.media_status).toBe('processing');
    clock.advance(10_000);
    await server.context.jobs.idle();
    expect(await read(row.id)).toMatchObject({
      media_status: 'failed',
      media_error: 'The audio could not be processed. Save the episode to try again.',
    });
  });

  it('drops the render of an older timeline', async () => {
    const { render } = server.context.engine;
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    vi.spyOn(server.context.engine, 'render').mockImplementationOnce(async (...args) => {
      begun.resolve();
      await gate.promise;
      return render(...args);
    });
    const making = make({ eventIds: [short, long, long], name: 'Overtaken' });
    await begun.promise;
    const { playlists } = await (
      await server.call(`/${server.slug}/api/v1/playlist/get_playlists.json?search=overtaken`, { as: admin })
    ).json();
    await update(playlists[0].playlist_id, 1, { events: [eventUri(short)] });
    gate.resolve();
    await making;
    expect((await read(playlists[0].playlist_id)).duration).toBeCloseTo(214 * frame, 2);
  });

  it('keeps the recordings that it plays, and releases them when it is deleted', async () => {
    const hold = vi.spyOn(server.features.audioEvents, 'hold');
    const release = vi.spyOn(server.features.audioEvents, 'release');
    const row = await make({ eventIds: [short, short, long, short] });
    expect(hold).toHaveBeenCalledWith(expect.anything(), `episode:${row.id}`, [short, long]);
    await server.features.episodes.publishing.setUnpublished(
      firstStation(server),
      [row.id],
      true,
      'Some Body',
    );
    await server.call(`/${server.slug}/api/v1/playlist/${row.id}/`, { method: 'DELETE', as: admin });
    expect(release).toHaveBeenCalledWith(expect.anything(), `episode:${row.id}`);
  });
});
