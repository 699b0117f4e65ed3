import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bulkDownload, type BulkDownload } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { readZip } from '../../platform/zip/testing/read-zip.ts';
import {
  firstStation,
  listenLive,
  makeShow,
  makeStation,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import type { EpisodeRow } from '../episodes/index.ts';

const clock = createFakeClock();
let server: TestStation;
let admin: SignedIn;
let tide: EpisodeRow;
let storm: EpisodeRow;
beforeAll(async () => {
  server = await startStation({ clock });
  admin = await server.signIn();
  tide = await makeEpisode(server, { name: 'High: water' });
  storm = await makeEpisode(server, { name: 'Storm' });
});
afterAll(() => server.close());

const path = (rest = '', slug = server.slug) => `/${slug}/api/v1/playlist/bulk_download/${rest}`;
const zipPath = (guid: string, slug = server.slug) => `/${slug}/playlist/bulk/${guid}.zip`;

function request(ids: readonly number[], as = admin, fields: object = {}): Promise<Response> {
  return server.call(path(), { method: 'POST', as, json: { audio_playlist_ids: ids, ...fields } });
}

async function started(ids: readonly number[], as = admin, fields: object = {}): Promise<BulkDownload> {
  const response = await request(ids, as, fields);
  expect(response.status).toBe(202);
  return bulkDownload.parse(await response.json());
}

async function read(guid: string, as = admin): Promise<BulkDownload> {
  return bulkDownload.parse(await (await server.call(path(`${guid}/`), { as })).json());
}

async function complete(ids: readonly number[], fields: object = {}): Promise<BulkDownload> {
  const { guid } = await started(ids, admin, fields);
  await server.context.jobs.idle();
  return read(guid);
}

const zip = (guid: string, headers: Record<string, string> = {}, as = admin) =>
  server.call(zipPath(guid), { as, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const entriesOf = (file: Buffer) =>
  readZip(file.length, (start, bytes) => file.subarray(start, start + bytes));
const remove = (guid: string, as = admin) => server.call(path(`${guid}/`), { method: 'DELETE', as });
const audioOf = async (id: number) =>
  bytesOf(await server.call(`/${server.slug}/playlist/dl/${id}.mp3`, { as: admin }));
const linkedFiles = () =>
  readdir(join(server.context.config.dataDir, 'files/bulk-downloads', String(firstStation(server).id)));

async function deleteEpisode({ id }: EpisodeRow): Promise<void> {
  await server.features.episodes.publishing.setUnpublished(firstStation(server), [id], true, 'Some Body');
  expect(
    (await server.call(`/${server.slug}/api/v1/playlist/${id}/`, { method: 'DELETE', as: admin })).status,
  ).toBe(204);
}

describe('a bulk download', () => {
  it('BULK-001 BULK-008 BULK-010 is requested with ids and a format, and holds the requested ids and the files that came back', async () => {
    const processing = await started([storm.id, tide.id], admin, { format: 'aac' });
    expect(processing).toMatchObject({
      status: 'processing',
      audio_playlist_ids: [storm.id, tide.id],
      mp3_list: [],
      bytes: 0,
      expires_at: null,
    });
    await server.context.jobs.idle();
    expect(await read(processing.guid)).toMatchObject({
      status: 'complete',
      audio_playlist_ids: [storm.id, tide.id],
      mp3_list: [
        { playlist_id: storm.id, file: 'Storm.aac', bytes: expect.any(Number) },
        { playlist_id: tide.id, file: 'High- water.aac', bytes: expect.any(Number) },
      ],
      missing: [],
      progress: 100,
    });
  });

  it('BULK-002 BULK-003 is a job from its start, which becomes complete', async () => {
    const listed = async () => {
      const { bulk_downloads } = (await (await server.call(path(), { as: admin })).json()) as {
        bulk_downloads: BulkDownload[];
      };
      return bulk_downloads.find((one) => one.guid === guid);
    };
    const { guid } = await started([tide.id]);
    expect(await listed()).toMatchObject({ audio_playlist_ids: [tide.id] });
    await server.context.jobs.idle();
    expect(await listed()).toMatchObject({ status: 'complete' });
  });

  it('LIVE-015 publishes its progress and bulk_zip_complete with the address of the zip', async () => {
    const live = await listenLive(server, admin);
    const { guid } = await started([tide.id, storm.id]);
    expect(await live.next('bulk_zip_progress')).toMatchObject({ guid });
    const { url, ...message } = await live.next('bulk_zip_complete');
    live.close();
    expect(message).toEqual({ guid });
    expect((await server.call(url, { as: admin })).status).toBe(200);
  });

  it('is a zip of whole, unchanged files, with its size in the directory', async () => {
    const { guid, bytes } = await complete([tide.id, storm.id]);
    const response = await zip(guid);
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('content-length'),
    ]).toEqual([200, 'application/zip', String(bytes)]);
    const file = await bytesOf(response);
    const audio = [await audioOf(tide.id), await audioOf(storm.id)];
    const entries = entriesOf(file);
    expect(entries.map(({ name, crc32: sum }) => ({ name, sum }))).toEqual([
      { name: 'High- water.mp3', sum: crc32(audio[0] ?? '') },
      { name: 'Storm.mp3', sum: crc32(audio[1] ?? '') },
    ]);
    entries.forEach(({ start, bytes: size }, index) =>
      expect(file.subarray(start, start + size)).toEqual(audio[index]),
    );
  });

  it('is sent from any byte on, and again in full if its content is not the same', async () => {
    const { guid, bytes } = await complete([tide.id, storm.id]);
    const whole = await zip(guid);
    const etag = whole.headers.get('etag') ?? '';
    const file = await bytesOf(whole);
    for (const [start, end] of [
      [0, 0],
      [10, 90],
      [bytes - 400, bytes - 1],
      [20_000, bytes - 30],
    ] as const) {
      const part = await zip(guid, { range: `bytes=${start}-${end}`, 'if-range': etag });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes ${start}-${end}/${bytes}`,
      ]);
      expect((await bytesOf(part)).equals(file.subarray(start, end + 1))).toBe(true);
    }
    expect((await zip(guid, { range: 'bytes=5-', 'if-range': '"another"' })).status).toBe(200);
    expect((await zip(guid, { range: `bytes=${bytes}-` })).status).toBe(416);
    const again = await complete([tide.id, storm.id]);
    expect((await zip(again.guid)).headers.get('etag')).toBe(etag);
    const reversed = await complete([storm.id, tide.id]);
    expect((await zip(reversed.guid)).headers.get('etag')).not.toBe(etag);
  });

  it('names deleted and empty episodes in a text, and keeps the files of episodes that are deleted later', async () => {
    const [gone, later] = [
      await makeEpisode(server, { name: 'Gone' }),
      await makeEpisode(server, { name: 'Later' }),
    ];
    const empty = await makeEpisode(server, { name: 'Empty', eventIds: [], draft: true });
    await deleteEpisode(gone);
    const audio = await audioOf(later.id);
    const { guid, missing } = await complete([gone.id, later.id, empty.id]);
    expect(missing).toEqual([
      { playlist_id: gone.id, name: 'Gone', reason: 'This episode was deleted.' },
      { playlist_id: empty.id, name: 'Empty', reason: 'This episode has no audio yet.' },
    ]);
    await deleteEpisode(later);
    clock.advance(120_000);
    await server.context.jobs.idle();
    const file = await bytesOf(await zip(guid));
    const [first, text] = entriesOf(file);
    expect(file.subarray(first?.start, (first?.start ?? 0) + (first?.bytes ?? 0))).toEqual(audio);
    expect(text?.name).toBe('Missing episodes.txt');
    const content = file.subarray(text?.start, (text?.start ?? 0) + (text?.bytes ?? 0));
    expect(content.toString()).toContain(`Gone (${gone.id}): This episode was deleted.`);
    expect(crc32(content)).toBe(text?.crc32);
  });

  it('BULK-003 LIVE-015 publishes bulk_zip_failed and has the status error if no episode has audio', async () => {
    const empty = await makeEpisode(server, { name: 'Empty', eventIds: [], draft: true });
    const live = await listenLive(server, admin);
    const { guid } = await started([empty.id]);
    expect(await live.next('bulk_zip_failed')).toEqual({ guid, error: 'None of these episodes has audio.' });
    live.close();
    expect(await read(guid)).toMatchObject({
      status: 'error',
      error: 'None of these episodes has audio.',
      bytes: 0,
    });
    const refused = await zip(guid);
    expect([refused.status, await refused.json()]).toEqual([
      410,
      { error_message: 'None of these episodes has audio.' },
    ]);
  });

  it('leaves out a damaged file and says so', async () => {
    const damaged = await makeEpisode(server, { name: 'Damaged' });
    const file = await server.features.episodes.media.fileOf(firstStation(server).id, damaged.id, 'mp3');
    const path = server.pathOf(file?.key);
    await rm(path);
    await writeFile(path, 'half');
    const { missing } = await complete([damaged.id, tide.id]);
    expect(missing).toEqual([
      expect.objectContaining({ name: 'Damaged', reason: expect.stringContaining('damaged') }),
    ]);
  });

  it('waits for audio that is rendered, and gives up after an hour', async () => {
    const patient = { timeout: 30_000 };
    const station = firstStation(server);
    const [show, event] = [await makeShow(server), await makeEvent(server, { segments: 1 })];
    const gate = Promise.withResolvers<void>();
    const { render } = server.context.engine;
    const held = vi.spyOn(server.context.engine, 'render').mockImplementation(async (...args) => {
      await gate.promise;
      return render(...args);
    });
    const input = {
      name: 'Slow',
      show: `/${station.slug}/api/v1/show/${show.id}/`,
      events: [`/${station.slug}/api/v1/event/${event.id}/`],
      draft: false,
    };
    const slow = await server.features.episodes.publishing.create(station, input, { by: 'Some Body' });
    const late = await started([tide.id, slow.id]);
    await vi.waitFor(async () =>
      expect(await read(late.guid)).toMatchObject({ status: 'processing', progress: 50 }),
    );
    expect((await zip(late.guid)).status).toBe(409);
    clock.advance(3_600_000);
    await vi.waitFor(async () => {
      clock.advance(2000);
      const { status, missing } = await read(late.guid);
      expect([status, missing]).toEqual([
        'complete',
        [{ playlist_id: slow.id, name: 'Slow', reason: 'Its audio was still being processed.' }],
      ]);
    }, patient);

    const { guid } = await started([tide.id, slow.id]);
    await vi.waitFor(async () => expect((await read(guid)).progress).toBe(50));
    gate.resolve();
    held.mockRestore();
    await vi.waitFor(async () => {
      clock.advance(2000);
      expect(await read(guid)).toMatchObject({ status: 'complete', missing: [] });
    }, patient);
    await server.context.jobs.idle();
  });
});

describe('bulk downloads', () => {
  it('belong to the user who asked, and do not exist for others', async () => {
    const { guid } = await complete([tide.id]);
    const other = await makeStation(server);
    const stranger = await (await makeUser(server, { stations: [{ stationId: other.id }] })).signIn();
    const colleague = await (await makeUser(server)).signIn();
    for (const [as, slug] of [
      [stranger, other.slug],
      [stranger, server.slug],
      [colleague, server.slug],
    ] as const) {
      expect((await server.call(path(`${guid}/`, slug), { as })).status).toBe(404);
      expect((await server.call(path(`${guid}/`, slug), { as, method: 'DELETE' })).status).toBe(404);
      expect((await server.call(zipPath(guid, slug), { as })).status).toBe(404);
    }
    expect(await (await server.call(path('', other.slug), { as: stranger })).json()).toEqual({
      bulk_downloads: [],
    });
    const foreign = await server.call(path('', other.slug), {
      method: 'POST',
      as: stranger,
      json: { audio_playlist_ids: [tide.id] },
    });
    expect([foreign.status, await foreign.json()]).toMatchObject([
      400,
      { errors: { audio_playlist_ids: [expect.any(String)] } },
    ]);
    expect((await zip(guid)).status).toBe(200);
  });

  it('are listed newest first, and removed with their links by their user', async () => {
    const user = await (await makeUser(server)).signIn();
    const first = await started([tide.id], user);
    await server.context.jobs.idle();
    clock.advance(1000);
    const second = await started([storm.id], user);
    await server.context.jobs.idle();
    const list = async () =>
      (await (await server.call(path(), { as: user })).json()).bulk_downloads.map(
        (found: BulkDownload) => found.guid,
      );
    expect(await list()).toEqual([second.guid, first.guid]);
    expect((await remove(first.guid, user)).status).toBe(204);
    expect(await list()).toEqual([second.guid]);
    expect((await linkedFiles()).filter((name) => name.startsWith(first.guid))).toEqual([]);
    expect((await audioOf(tide.id)).length).toBeGreaterThan(0);
  });

  it('are removed two days after their end', async () => {
    const { guid } = await complete([tide.id]);
    expect((await linkedFiles()).some((name) => name.startsWith(guid))).toBe(true);
    clock.advance(2 * 86_400_000);
    await server.context.jobs.idle();
    admin = await server.signIn();
    expect((await zip(guid)).status).toBe(404);
    expect((await linkedFiles()).filter((name) => name.startsWith(guid))).toEqual([]);
  });

  it('are limited to 20 for each user, and to 1000 episodes each', async () => {
    const user = await (await makeUser(server)).signIn();
    for (let count = 0; count < 20; count += 1) expect((await request([tide.id], user)).status).toBe(202);
    expect((await request([tide.id], user)).status).toBe(409);
    expect((await request([])).status).toBe(400);
    expect((await request([tide.id, tide.id])).status).toBe(400);
    expect((await request(Array.from({ length: 1001 }, (_, id) => id + 1))).status).toBe(400);
  });
});
