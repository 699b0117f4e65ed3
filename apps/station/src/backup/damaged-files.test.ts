import { mkdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkArchive } from '../archive-check/check-archive.ts';
import type { AudioEventRow } from '../features/audio-events/index.ts';
import { startStation, type TestStation } from '../testing/index.ts';
import {
  checksumsOf,
  fileName,
  flip,
  hour,
  mp3Of,
  newer,
  onSqlite,
  startBackedUpStation,
  type DamagedBackups,
} from './testing/backed-up-station.ts';
import { verifyBackup } from './verify-backup.ts';
import '../testing/postgres/only-on-sqlite.ts';

let station: Awaited<ReturnType<typeof startBackedUpStation>>;
let backups: DamagedBackups;

beforeAll(async () => void (station = await startBackedUpStation()), 180_000);
afterAll(() => station.close());
beforeEach(async () => void (backups = await station.copyBackups()));
afterEach(() => backups.remove());

async function archiveOf(event: AudioEventRow): Promise<string> {
  const [part] = await station.server.features.audioEvents.partsOf(event);
  return `archive/${part?.segments[0]?.file}`;
}

async function startRestored(): Promise<TestStation> {
  const again = await startStation({ dataDir: backups.restored, env: onSqlite });
  onTestFinished(() => again.stop());
  return again;
}

describe('a restore without the damaged files', () => {
  it('of an episode’s audio restores the rest, names the episode, and leaves the backup as it is', async () => {
    const mp3 = await backups.fileOf(mp3Of(station.content.one));
    const tagged = await backups.fileOf(station.content.tagged);
    for (const { path } of [mp3, tagged]) await flip(await backups.pieceOf(path));
    const before = await checksumsOf(backups.folder);
    const all = (await backups.filesOf()).map(({ path }) => path);
    const { lost, lost_content, files } = await backups.restore();

    expect(lost).toEqual(
      [mp3, tagged].map(({ path, bytes }) => ({ path, bytes, fault: 'damaged', zeros: null })),
    );
    expect(lost_content).toEqual({
      episodes: [
        {
          id: station.content.one.id,
          station: station.server.slug,
          show: 'Harbour news',
          title: 'The ferry',
          date: '2026-11-25T08:00:00.000Z',
          files: [mp3.path, tagged.path],
        },
      ],
      shows: [],
      audio: [],
    });
    expect(files).toBe(all.length - 2);
    expect(await checksumsOf(backups.folder)).toEqual(before);
    const inPlace = [...(await checksumsOf(backups.restored)).keys()];
    expect(inPlace).toEqual(all.filter((path) => path !== mp3.path && path !== tagged.path).toSorted());

    const again = await startRestored();
    const as = await again.signIn();
    const statusOf = async (path: string) => (await again.call(`/${again.slug}/${path}`, { as })).status;
    expect(await statusOf(`audio/${station.content.one.id}.mp3`)).toBe(404);
    expect(await statusOf(`audio/${station.content.two.id}.mp3`)).toBe(200);
    expect(await statusOf(`api/v1/playlist/${station.content.one.id}/`)).toBe(200);
    // Its recordings are whole, so a change of its timeline renders it.
    const path = `/${again.slug}/api/v1/playlist/${station.content.one.id}/`;
    const { version } = (await (await again.call(path, { as })).json()) as { version: number };
    const events = [station.content.jingle, station.content.twin].map(
      ({ id }) => `/${again.slug}/api/v1/event/${id}/`,
    );
    expect((await again.call(path, { method: 'PATCH', as, json: { version, events } })).status).toBe(200);
    await again.context.jobs.idle();
    expect(await statusOf(`audio/${station.content.one.id}.mp3`)).toBe(200);
  });

  it('of images names the episode and the show that have them, and the station serves the other images', async () => {
    await flip(await backups.pieceOf(fileName(station.content.image)));
    expect((await backups.restore()).lost_content).toMatchObject({
      episodes: [{ title: 'The ferry', files: [expect.stringContaining(fileName(station.content.image))] }],
      shows: [],
    });
    const again = await startRestored();
    expect((await again.call(station.content.image)).status).toBe(404);
    expect((await again.call(station.content.cover)).status).toBe(200);
    await again.stop();
    await rm(backups.restored, { recursive: true });
    await flip(await backups.pieceOf(fileName(station.content.cover)));
    expect((await backups.restore()).lost_content).toMatchObject({
      episodes: [{ title: 'The ferry' }],
      shows: [
        {
          title: 'Harbour news',
          station: station.server.slug,
          files: [expect.stringContaining(fileName(station.content.cover))],
        },
      ],
    });
  });

  it('of a piece of a recorded hour restores its other segments, and the station plays silence for the lost ones', async () => {
    const log = await backups.fileOf(`${hour}.aac`);
    expect(log.pieces).toHaveLength(2);
    await flip(await backups.pieceOf(`${hour}.aac`, 1));
    const { lost, lost_content } = await backups.restore();
    const length = log.bytes - 8 * 1024 * 1024;
    expect(lost).toEqual([
      { path: log.path, bytes: log.bytes, fault: 'damaged', zeros: [{ offset: 8 * 1024 * 1024, length }] },
    ]);
    expect(lost_content.episodes).toMatchObject([{ title: 'The crane', files: [log.path] }]);
    const [audio] = lost_content.audio;
    expect(audio).toMatchObject({ station: station.server.slug, file: log.path, items: [] });
    expect([audio?.from.slice(0, 15), audio?.to.slice(0, 15)]).toEqual([
      '2026-11-20T10:1',
      '2026-11-20T10:1',
    ]);
    expect((await stat(join(backups.restored, log.path))).size).toBe(log.bytes);

    const report = await checkArchive(
      { ...station.server.context.config, dataDir: backups.restored, databaseUrl: null },
      () => undefined,
    );
    expect(report.faults).toMatchObject([{ file: log.path.replace('archive/', ''), state: 'damaged' }]);
    expect(report.faults[0]?.segments).toBeLessThan(12);
    const again = await startRestored();
    const as = await again.signIn();
    const segment = async (id: number | undefined, n: number) =>
      again.call(`/${again.slug}/event/${id}/${n}.m4s`, { as });
    const silent = async (id: number | undefined, n: number) =>
      (await (await segment(id, n)).arrayBuffer()).byteLength < 20_000;
    expect(
      await Promise.all([
        silent(station.content.early?.id, 0),
        silent(station.content.early?.id, 60),
        silent(station.content.late?.id, 5),
      ]),
    ).toEqual([false, false, true]);
  });

  it('of the first piece of a recorded hour restores the second', async () => {
    await flip(await backups.pieceOf(`${hour}.aac`, 0));
    const { lost, lost_content } = await backups.restore();
    expect(lost[0]?.zeros).toEqual([{ offset: 0, length: 8 * 1024 * 1024 }]);
    expect(lost_content.audio[0]?.from).toBe(`${hour}:05:00.000Z`);
    const bytes = await readFile(
      join(backups.restored, 'archive', (await backups.fileOf(`${hour}.aac`)).path.replace('archive/', '')),
    );
    expect(bytes.subarray(0, 8 * 1024 * 1024).every((byte) => byte === 0)).toBe(true);
    expect(bytes.subarray(-100).some((byte) => byte !== 0)).toBe(true);
  });

  it('of a piece that two files share lists both, and the station responds for their audio as for lost files', async () => {
    const [one, two] = [await archiveOf(station.content.jingle), await archiveOf(station.content.twin)];
    const rendition = await backups.fileOf(`${station.content.one.media_key}.aac`);
    const { pieces } = await backups.fileOf(one);
    expect([(await backups.fileOf(two)).pieces, rendition.pieces]).toEqual([pieces, pieces]);
    await flip(await backups.pieceOf(one));
    const { lost, lost_content } = await backups.restore();
    expect(lost.map(({ path, zeros }) => [path, zeros])).toEqual(
      [...[one, two].toSorted(), rendition.path].map((path) => [path, null]),
    );
    expect(lost_content.episodes).toMatchObject([{ title: 'The ferry', files: [one, rendition.path] }]);
    expect(Object.fromEntries(lost_content.audio.map(({ file, items }) => [file, items]))).toEqual({
      [one]: ['Jingle'],
      [two]: ['Twin'],
    });
    const again = await startRestored();
    const as = await again.signIn();
    const answerOf = async (id: number) =>
      (await again.call(`/${again.slug}/event/${id}/0.m4s`, { as })).status;
    // As on the first station after its file is lost.
    await rename(join(station.server.dataDir, one), join(station.server.dataDir, `${one}.lost`));
    const lostFile = (
      await station.server.call(`/${station.server.slug}/event/${station.content.jingle.id}/0.m4s`, {
        as: await station.server.signIn(),
      })
    ).status;
    await rename(join(station.server.dataDir, `${one}.lost`), join(station.server.dataDir, one));
    expect(lostFile).not.toBe(200);
    expect([await answerOf(station.content.jingle.id), await answerOf(station.content.twin.id)]).toEqual([
      lostFile,
      lostFile,
    ]);
    expect((await again.call(`/${again.slug}/audio/${station.content.one.id}.mp3`)).status).toBe(200);
  });

  it('takes pieces that are truncated, missing, unreadable or set aside by verify as damaged files', async () => {
    const [mp3, image, other, cover] = [
      mp3Of(station.content.one),
      fileName(station.content.image),
      mp3Of(station.content.two),
      fileName(station.content.cover),
    ];
    await flip(await backups.pieceOf(cover));
    await verifyBackup(backups.folder, newer);
    await truncate(await backups.pieceOf(mp3), 1000);
    await rm(await backups.pieceOf(image));
    const unreadable = await backups.pieceOf(other);
    await rm(unreadable);
    await mkdir(unreadable);
    const { lost, lost_content } = await backups.restore();
    expect(Object.fromEntries(lost.map(({ path, fault }) => [fileName(path), fault]))).toEqual({
      [mp3]: 'damaged',
      [image]: 'missing',
      [other]: 'unreadable',
      [cover]: 'damaged',
    });
    expect(lost_content.episodes).toMatchObject([{ title: 'The ferry' }, { title: 'The crane' }]);
    expect(lost_content.episodes.map(({ files }) => files.length)).toEqual([2, 1]);
    expect((await stat(unreadable)).isDirectory()).toBe(true);
  });

  it('of the server secret is a station in which users sign in again', async () => {
    await flip(await backups.pieceOf('server-secret'));
    expect((await backups.restore()).lost.map(({ path }) => path)).toEqual(['server-secret']);
    const again = await startRestored();
    expect(
      (
        await again.call(`/${again.slug}/api/v1/playlist/${station.content.one.id}/`, {
          as: await again.signIn(),
        })
      ).status,
    ).toBe(200);
  });

  it('of a whole backup is a restore of all', async () => {
    expect(await backups.restore()).toMatchObject({
      lost: [],
      version: '1.2.3',
      files: (await backups.filesOf()).length,
    });
  });
});
