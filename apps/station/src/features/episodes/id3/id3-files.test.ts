import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { resourcePath } from '@postkit/sdk/schema';
import { readCover, readTags } from '../../../audio/testing/read-tags.ts';
import { fail } from '../../../platform/errors/platform-errors.ts';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { firstStation, makeDestination, makeShow } from '../../../testing/index.ts';
import { type EpisodeOverrides, makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { stationTest } from '../../../testing/station-test.ts';
import { renditionBytes } from '../renditions/index.ts';
import { servedRenditionOf } from './id3.repository.ts';

const clock = createFakeClock(Date.UTC(2026, 0, 5, 8, 46, 10));
const { server } = stationTest(() => ({ clock }));
let feed: number;
let show: number;
let event: number;
let image: string;

beforeAll(async () => {
  feed = (await makeDestination(server, { type: 'rss' })).id;
  show = (await makeShow(server, { title: 'Hafengespräche', author: 'Radio Nord' })).id;
  // About 10 seconds.
  event = (await makeEvent(server, { segments: 2 })).id;
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const photo = await sharp({ create: { width: 2000, height: 1600, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  image = (await server.features.images.store(firstStation(server), Readable.from([photo]))).location;
});
afterEach(() => vi.restoreAllMocks());

const make = (input: EpisodeOverrides = {}) =>
  makeEpisode(server, { showId: show, eventIds: [event], social_media_connections: [feed], ...input });
const address = (id: number, format = 'mp3') => `${server.url}/${server.slug}/audio/${id}.${format}`;
const fileOf = (id: number) => server.features.episodes.media.fileOf(firstStation(server).id, id, 'mp3');

async function save(id: number, fields: object): Promise<void> {
  const row = await server.features.episodes.store.get(firstStation(server), id);
  await server.features.episodes.publishing.update(
    firstStation(server),
    id,
    { version: row?.version ?? 0, ...fields },
    'Some Body',
  );
  await server.context.jobs.idle();
}

async function audio(id: number, headers: Record<string, string> = {}) {
  const response = await fetch(address(id), { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** The length of the enclosure in the feed. */
async function feedLength(id: number): Promise<number> {
  const feedText = await (await server.call(`/${server.slug}/rss/${feed}.xml`)).text();
  return Number(new RegExp(`<enclosure[^>]*/audio/${id}\\.mp3"[^>]*length="(\\d+)"`).exec(feedText)?.[1]);
}

const usedBytes = () => renditionBytes(server.context.db, firstStation(server).id, clock.now() / 1000);

async function storedFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.context.storage.list('id3')) keys.push(key);
  return keys;
}

describe('the mp3 of a published episode', () => {
  it('links to the page of the episode, unless only subscribers have it', async () => {
    const own = await makeDestination(server, { type: 'rss', title: 'Members' });
    const { id } = await make({ social_media_connections: [own.id] });
    const links = async () =>
      (await readFile(server.pathOf((await fileOf(id))?.key ?? ''))).includes(`/listen/${id}`);
    expect(await links()).toBe(true);
    const setPrivate = async (is_private: boolean) => {
      await server.features.destinations.update(firstStation(server), own.id, { is_private });
      await server.context.jobs.idle();
    };
    await setPrivate(true);
    expect(await links()).toBe(false);
    await save(id, { social_media_connections: [own.id, feed] });
    expect(await links()).toBe(true);
    await save(id, { social_media_connections: [own.id] });
    expect(await links()).toBe(false);
  });

  it('has its texts, cover and chapters in an ID3 tag', async () => {
    const { id } = await make({
      name: 'Ebbe & Flut',
      description: '<p>Über den <b>Hafen</b>.</p>',
      episode_number: 7,
      season_number: 2,
      rss_image: image,
      chapter_markers: [
        { start: 4, title: 'Gespräch' },
        { start: 0, title: 'Intro' },
        { start: 99, title: 'After the end' },
      ],
    });
    const { tags, chapters } = await readTags(address(id));
    expect(tags).toMatchObject({
      title: 'Ebbe & Flut',
      album: 'Hafengespräche',
      artist: 'Radio Nord',
      genre: 'Podcast',
      track: '7',
      disc: '2',
    });
    expect(tags['date']).toMatch(/^2026-01-05/);
    expect(Object.values(tags)).toContain('Über den Hafen.');
    const end = (await fileOf(id))?.duration;
    expect(chapters).toEqual([
      { start: 0, end: 4, title: 'Intro' },
      { start: 4, end: expect.closeTo(end ?? 0, 2), title: 'Gespräch' },
    ]);
    const cover = await readCover(address(id));
    expect(cover.length).toBeLessThan(1_000_000);
    const { format, width, height } = await sharp(cover).metadata();
    expect([format, width / height]).toEqual(['jpeg', expect.closeTo(2000 / 1600, 2)]);
    expect(width).toBeLessThanOrEqual(1400);
    expect((await audio(id)).bytes.includes(`/listen/${id}`)).toBe(true);
  });

  it('has one length in the feed, the header and the bytes, and the frames of the rendition after the tag', async () => {
    const { id, media_key } = await make();
    const { bytes, headers } = await audio(id);
    const file = await fileOf(id);
    expect([await feedLength(id), Number(headers.get('content-length')), file?.bytes]).toEqual(
      Array(3).fill(bytes.length),
    );
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256);
    expect(file?.id3Bytes).toBeGreaterThan(100);
    const stored = server.context.storage.open(`episodes/${firstStation(server).id}/${media_key}.mp3`);
    const rendition = Buffer.concat((await stored.toArray()) as Buffer[]);
    const frames = bytes.subarray(file?.id3Bytes);
    expect(rendition.subarray(-frames.length).equals(frames)).toBe(true);
  });

  it('sends ranges across the end of the tag from one file', async () => {
    const { id } = await make();
    const { bytes, headers } = await audio(id);
    const etag = headers.get('etag') ?? '';
    const border = (await fileOf(id))?.id3Bytes ?? 0;
    for (const [start, end] of [
      [0, border - 1],
      [border - 50, border + 49],
      [border, bytes.length - 1],
    ] as const) {
      const part = await audio(id, { range: `bytes=${start}-${end}`, 'if-range': etag });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes ${start}-${end}/${bytes.length}`,
      ]);
      expect(part.bytes.equals(bytes.subarray(start, end + 1))).toBe(true);
    }
  });

  it('changes with a chapter, its length in the feed too, and is sent whole to a client that resumes', async () => {
    const { id } = await make({ chapter_markers: [{ start: 0, title: 'Intro' }] });
    const before = await audio(id);
    await save(id, { chapter_markers: [{ start: 2, title: 'A much longer title of the first chapter' }] });
    const resumed = await audio(id, { range: 'bytes=5000-', 'if-range': before.headers.get('etag') ?? '' });
    expect(resumed.status).toBe(200);
    expect(resumed.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect([resumed.bytes.length, await feedLength(id)]).toEqual([
      (await audio(id)).bytes.length,
      resumed.bytes.length,
    ]);
    expect((await readTags(address(id))).chapters.map(({ title }) => title)).toEqual([
      'A much longer title of the first chapter',
    ]);
  });

  it('stays as it is when a save changes nothing in the tag', async () => {
    const { id } = await make();
    const put = vi.spyOn(server.context.storage, 'put');
    const before = (await audio(id)).headers.get('etag');
    await save(id, { social_share_text: 'Listen!' });
    expect((await audio(id)).headers.get('etag')).toBe(before);
    expect(put).not.toHaveBeenCalled();
  });

  it('is without the tag until there is space to write it', async () => {
    const full = vi.spyOn(server.context.storage, 'put').mockRejectedValue(fail('storage.full'));
    const { id } = await make({ name: 'No space' });
    expect((await fileOf(id))?.id3Bytes).toBe(0);
    expect((await audio(id)).bytes.length).toBe(await feedLength(id));
    full.mockRestore();
    clock.advance(600_000);
    await server.context.jobs.idle();
    expect((await readTags(address(id))).tags['title']).toBe('No space');
    expect((await audio(id)).bytes.length).toBe(await feedLength(id));
  });
});

describe('the file with the tag', () => {
  it('is served with the first request after a render', async () => {
    const row = await server.features.episodes.publishing.create(
      firstStation(server),
      {
        name: 'At once',
        draft: false,
        show: resourcePath(server.slug, 'show', show),
        events: [resourcePath(server.slug, 'event', event), resourcePath(server.slug, 'event', event)],
        social_media_connections: [feed],
      },
      { by: 'Some Body' },
    );
    let published: unknown;
    server.features.episodes.publishing.onChanged(async (transaction, _station, { id, media_status }) => {
      if (id === row.id && media_status === 'ready')
        published ??= (await servedRenditionOf(transaction, id, 'mp3'))?.id3Bytes;
    });
    await server.context.jobs.idle();
    expect(published).toBeGreaterThan(0);
    expect((await readTags(address(row.id))).tags['title']).toBe('At once');
  });

  it('is written before a scheduled episode is published, and not for a draft', async () => {
    const tomorrow = Math.floor(clock.now() / 1000) + 86_400;
    const scheduled = await make({ delay_post_until: tomorrow });
    expect((await fileOf(scheduled.id))?.id3Bytes).toBeGreaterThan(0);
    const draft = await make({ draft: true });
    expect((await fileOf(draft.id))?.id3Bytes).toBe(0);
  });

  it('is removed after a grace period when another one replaces it, and with its episode', async () => {
    const { id } = await make();
    const station = firstStation(server);
    const others = (await storedFiles()).length - 1;
    const first = (await fileOf(id))?.key ?? '';
    await save(id, { name: 'Another name' });
    expect(await storedFiles()).toHaveLength(others + 2);
    clock.advance(61_000);
    await server.context.jobs.idle();
    expect(await storedFiles()).toHaveLength(others + 1);
    expect(await server.context.storage.stat(first)).toBeNull();

    const counted = await usedBytes();
    await server.features.episodes.publishing.setUnpublished(station, [id], true, 'Some Body');
    await server.call(`/${server.slug}/api/v1/playlist/${id}/`, {
      method: 'DELETE',
      as: await server.signIn(),
    });
    await server.context.jobs.idle();
    clock.advance(61_000);
    await server.context.jobs.idle();
    expect(await storedFiles()).toHaveLength(others);
    expect(await usedBytes()).toBeLessThan(counted);
  });

  it('is written again by a save if it is missing', async () => {
    const { id } = await make({ name: 'Restored' });
    await server.context.storage.remove((await fileOf(id))?.key ?? '');
    expect((await audio(id)).status).toBe(404);
    await save(id, { social_share_text: 'Listen!' });
    expect((await readTags(address(id))).tags['title']).toBe('Restored');
  });

  it('is removed if its write was interrupted and the episode has changed since', async () => {
    const { id } = await make();
    const before = await storedFiles();
    const { put } = server.context.storage;
    vi.spyOn(server.context.storage, 'put').mockImplementationOnce(async (...args) => {
      await put(...args);
      throw new Error('The process ended.');
    });
    await save(id, { name: 'Interrupted' });
    expect((await storedFiles()).length).toBeGreaterThan(before.length);
    await save(id, { name: 'Later' });
    clock.advance(7 * 3_600_000);
    await server.context.jobs.idle();
    expect(await storedFiles()).toHaveLength(before.length);
    expect((await readTags(address(id))).tags['title']).toBe('Later');
  });
});
