import { rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resourcePath, type EpisodeInput } from '@postkit/sdk/schema';
import { AudioError } from '../../../audio/audio-error.ts';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { firstStation, makeDestination } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { stationTest } from '../../../testing/station-test.ts';
import { renditionStorageKey } from './rendition-key.ts';

const clock = createFakeClock();
const { server } = stationTest(() => ({ clock }));
let feed: number;
let long: number;
let short: number;
let id: number;

beforeAll(async () => {
  feed = (await makeDestination(server)).id;
  long = (await makeEvent(server, { segments: 3 })).id;
  short = (await makeEvent(server, { segments: 1 })).id;
});
beforeEach(async () => {
  id = (
    await makeEpisode(server, { name: 'The harbour', eventIds: [long], social_media_connections: [feed] })
  ).id;
});
afterEach(() => vi.restoreAllMocks());

async function read() {
  const row = await server.features.episodes.store.get(firstStation(server), id);
  if (!row) throw new Error('The episode is missing.');
  return row;
}

async function save(input: Partial<EpisodeInput>): Promise<void> {
  await server.features.episodes.publishing.update(
    firstStation(server),
    id,
    { version: (await read()).version, ...input },
    'Some Body',
  );
}

const replaceAudio = (event: number) =>
  save({ name: 'The corrected harbour', events: [resourcePath(server.slug, 'event', event)] });

/** The item of the feed, and the bytes that its address serves; undefined if the feed does not list the episode. */
async function item() {
  const text = await (await server.call(`/${server.slug}/rss/${feed}.xml`)).text();
  const found = text.split('<item>').find((part) => part.includes(`/audio/${id}.mp3`));
  if (!found) return undefined;
  const served = await server.call(`/${server.slug}/audio/${id}.mp3`);
  const field = (pattern: RegExp) => pattern.exec(found)?.[1];
  return {
    title: field(/<title>([^<]*)/),
    guid: field(/<guid[^>]*>([^<]*)/),
    pubDate: field(/<pubDate>([^<]*)/),
    length: Number(field(/<enclosure [^>]*length="(\d+)"/)),
    duration: field(/<itunes:duration>([^<]*)/),
    status: served.status,
    bytes: (await served.arrayBuffer()).byteLength,
  };
}

describe('a published episode whose audio is replaced', () => {
  it('stays in the feed with the audio before until the new one is rendered, with the same guid and date', async () => {
    const before = await item();
    const { engine, jobs } = server.context;
    const render = engine.render.bind(engine);
    const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.spyOn(engine, 'render').mockImplementation(async (...request) => {
      begun.resolve();
      await released.promise;
      return render(...request);
    });
    clock.advance(3_600_000);
    await replaceAudio(short);
    await begun.promise;
    expect(await read()).toMatchObject({ status: 'published', media_status: 'processing' });
    expect(await item()).toMatchObject({
      ...before,
      title: 'The corrected harbour',
      length: expect.any(Number),
      bytes: expect.any(Number),
    });
    expect((await item())?.bytes).toBe((await item())?.length);
    released.resolve();
    await jobs.idle();
    const after = await item();
    expect(after).toMatchObject({
      title: 'The corrected harbour',
      guid: before?.guid,
      pubDate: before?.pubDate,
      status: 200,
    });
    expect(after?.bytes).toBe(after?.length);
    expect(after?.bytes).toBeLessThan(before?.bytes ?? 0);
    expect(after?.duration).not.toBe(before?.duration);
  });

  it('keeps the audio before if the new one cannot be rendered, and says so', async () => {
    const before = await item();
    vi.spyOn(server.context.engine, 'render').mockRejectedValue(new AudioError('not_audio', 'no audio'));
    await replaceAudio((await makeEvent(server, { segments: 2 })).id);
    await server.context.jobs.idle();
    expect(await read()).toMatchObject({
      status: 'published',
      media_status: 'failed',
      media_error: 'There is no audio on the timeline. Listeners still get the audio from before.',
    });
    const after = await item();
    expect(after).toMatchObject({
      guid: before?.guid,
      pubDate: before?.pubDate,
      duration: before?.duration,
      status: 200,
    });
    expect(after?.bytes).toBe(after?.length);
  });

  it('says nothing of the audio before if its files are lost', async () => {
    const { media_key, station_id } = await read();
    await rm(server.pathOf(renditionStorageKey(station_id, media_key, 'mp3')));
    vi.spyOn(server.context.engine, 'render').mockRejectedValue(new AudioError('not_audio', 'no audio'));
    await replaceAudio((await makeEvent(server, { segments: 2 })).id);
    await server.context.jobs.idle();
    expect(await read()).toMatchObject({ media_error: 'There is no audio on the timeline.' });
  });
});

describe('a published episode whose audio file is lost', () => {
  it.each([
    ['missing', async (path: string) => rm(path)],
    ['truncated', async (path: string) => writeFile(path, 'ID3')],
  ] as const)('is rendered again by a change of its title if the file is %s', async (_kind, lose) => {
    const event = await makeEvent(server, { segments: 2 });
    await replaceAudio(event.id);
    await server.context.jobs.idle();
    const { media_key, station_id } = await read();
    const path = server.pathOf(renditionStorageKey(station_id, media_key, 'aac'));
    await lose(path);
    await save({ name: 'The found harbour' });
    await server.context.jobs.idle();
    expect(await read()).toMatchObject({ media_key, media_status: 'ready' });
    const served = await server.call(`/${server.slug}/audio/${id}.aac`);
    const file = await server.features.episodes.media.fileOf(station_id, id, 'aac');
    expect((await served.arrayBuffer()).byteLength).toBe(file?.bytes);
  });

  it('is not rendered again while all of its files are there', async () => {
    const render = vi.spyOn(server.context.engine, 'render');
    await save({ name: 'Another title' });
    await server.context.jobs.idle();
    expect(render).not.toHaveBeenCalled();
  });
});
