import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkArchive } from '../../archive-check/check-archive.ts';
import { idleMs } from '../../features/archive/pack-file.ts';
import { openPostgres } from '../../platform/db/dialects/postgres/open-postgres.ts';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeShow, makeTag, startStation, type TestStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { isOnPostgres, testPostgres, type TestPostgres } from '../../testing/postgres/test-postgres.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { stationProgram } from '../../testing/station-program.ts';
import { findBackup } from '../backup-record.ts';
import { createBackup } from '../create-backup.ts';
import { readRecord } from '../read-record.ts';
import { restoreBackup } from '../restore-backup.ts';
import { verifyBackup } from '../verify-backup.ts';

/** The station's addresses are the same before and after. */
const atHome = { POSTKIT_PUBLIC_URL: 'https://post.example.com' };
let server: TestStation;
let place: string;
let folder: string;
let restored: string;
let target: TestPostgres;

beforeAll(async () => void (isOnPostgres && (server = await startStation({ env: atHome }))));
afterAll(async () => void (isOnPostgres && (await server.close())));
beforeEach(async () => {
  if (!isOnPostgres) return;
  place = await mkdtemp(join(tmpdir(), 'postkit-backup-'));
  [folder, restored] = [join(place, 'backups'), join(place, 'data')];
  target = await testPostgres(restored);
});
afterEach(async () => {
  if (!isOnPostgres) return;
  await target.drop();
  await rm(place, { recursive: true, force: true });
});

let seconds = Date.parse('2026-11-26T12:00Z') / 1000;
function create(station = server) {
  seconds += 1;
  const { databaseUrl } = station.context.config;
  return createBackup({
    data: station.dataDir,
    databaseUrl,
    folder,
    version: '1.2.3',
    at: new Date(seconds * 1000),
  });
}
type Choices = { replaces?: boolean; replacedUrl?: string; withoutDamaged?: boolean };
const restore = async (databaseUrl: string | null = target.url, choices: Choices = {}) =>
  restoreBackup({
    folder,
    name: await findBackup(folder),
    data: restored,
    databaseUrl,
    replacedUrl: null,
    replaces: false,
    withoutDamaged: false,
    at: new Date(),
    ...choices,
  });

async function run(args: string[], url: string) {
  return promisify(execFile)(process.execPath, [...stationProgram('backup'), ...args], {
    env: { ...process.env, DATABASE_URL: url },
  });
}

async function listed(station: TestStation, path: string): Promise<unknown> {
  const response = await station.call(`/${station.slug}/api/v1/${path}`, { as: await station.signIn() });
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

/** Changes one bit of the first piece of a file. */
async function flipPieceOf(name: string, path: string): Promise<void> {
  for await (const entry of readRecord(folder, name)) {
    if (!('path' in entry) || entry.path !== path) continue;
    const id = entry.pieces[0] ?? '';
    const plain = join(folder, 'pieces', id.slice(0, 2), id);
    const file = existsSync(plain) ? plain : `${plain}.zst`;
    const bytes = await readFile(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    return writeFile(file, bytes);
  }
  throw new Error(`The backup has no ${path}.`);
}

async function rowsOf(url: string, table: string): Promise<number> {
  const db = await openPostgres(url, { connections: 1 });
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    db.tables(),
  );
  await db.close();
  return rows[0]?.count ?? 0;
}

async function change(url: string, statement: string): Promise<void> {
  const db = await openPostgres(url, { connections: 1 });
  await sql.raw(statement).execute(db.tables());
  await db.close();
}

describe.runIf(isOnPostgres)('a backup of PostgreSQL', () => {
  it('of a station that works meanwhile is one moment of it, on which a station runs', async () => {
    await makeTag(server, 'Harbour „äöü“');
    const removed = await makeShow(server, { title: 'Gone' });
    await server.call(`/${server.slug}/api/v1/show/${removed.id}/`, {
      method: 'DELETE',
      as: await server.signIn(),
    });
    const before = await makeEpisode(server, { name: 'Before the backup' });
    let isOver = false;
    const work = (async () => {
      while (!isOver) await makeEvent(server, { segments: 1 });
    })();
    const made = await create();
    isOver = true;
    await work;
    const paths = [
      'show/really_all.json',
      'playlistcategory/',
      `playlist/${before.id}/`,
      'get_employees.json',
    ];
    const had = await Promise.all(paths.map((path) => listed(server, path)));
    const after = await makeEpisode(server, { name: 'After the backup' });

    expect(await verifyBackup(folder, made.name)).toMatchObject({ faults: [] });
    expect(await restore()).toMatchObject({
      files: made.files,
      tables: made.tables,
      database: 'postgres',
      kept: null,
    });
    expect(await readdir(restored)).not.toContain('postgres');
    const again = await startStation({ dataDir: restored, env: { ...atHome, DATABASE_URL: target.url } });
    try {
      expect(again.context.db.dialect.name).toBe('postgres');
      expect(await Promise.all(paths.map((path) => listed(again, path)))).toEqual(had);
      expect(
        (await again.call(`/${again.slug}/api/v1/playlist/${after.id}/`, { as: await again.signIn() }))
          .status,
      ).toBe(404);
      expect(
        (await (await again.call(`/${again.slug}/audio/${before.id}.mp3`)).arrayBuffer()).byteLength,
      ).toBeGreaterThan(1000);
      // Ids of deleted rows stay unused.
      expect((await makeShow(again)).id).toBeGreaterThan(removed.id);
    } finally {
      await again.stop();
    }
  });

  it('of a station with a bucket has its recordings, those that have not moved yet too, and plays them after the restore', async () => {
    const s3 = await startS3Server();
    onTestFinished(() => s3.close());
    const clock = createFakeClock();
    const settings = { clock, env: { ...atHome, ...s3.env, POSTKIT_ARCHIVE: 'objects' } };
    const station = await startStation(settings);
    onTestFinished(() => station.close());
    const moved = await makeEvent(station, { segments: 2 });
    for (let passed = 0; passed <= idleMs; passed += 60_001) {
      clock.advance(60_001);
      await station.context.jobs.idle();
    }
    const recent = await makeEvent(station, { segments: 2 });
    const episode = await makeEpisode(station, { name: 'In the bucket' });
    const rows = async (table: string) => rowsOf(station.context.config.databaseUrl ?? '', table);
    expect(await rows('archive_objects')).toBeGreaterThan(0);
    expect(await rows('archive_tail')).toBeGreaterThan(0);
    const made = await create(station);
    await change(station.context.config.databaseUrl ?? '', 'delete from archive_tail');

    expect(await verifyBackup(folder, made.name)).toMatchObject({ faults: [] });
    await restore();
    const again = await startStation({
      ...settings,
      dataDir: restored,
      env: { ...settings.env, DATABASE_URL: target.url },
    });
    onTestFinished(() => again.stop());
    expect(await checkArchive(again.context.config, () => undefined)).toMatchObject({
      is_damaged: false,
      faults: [],
    });
    const as = await again.signIn();
    for (const { id } of [moved, recent])
      expect((await again.call(`/${again.slug}/event/${id}/0.m4s`, { as })).status).toBe(200);
    expect(
      (await (await again.call(`/${again.slug}/audio/${episode.id}.mp3`)).arrayBuffer()).byteLength,
    ).toBeGreaterThan(1000);
  });

  it('stores only what no earlier backup has', async () => {
    const quiet = await startStation({ env: atHome });
    onTestFinished(() => quiet.close());
    await makeEvent(quiet, { segments: 3 });
    await quiet.context.jobs.idle();
    const first = await create(quiet);
    const second = await create(quiet);
    expect(second).toMatchObject({ files: first.files, tables: first.tables, stored: 0 });
  });

  it('is restored only to an empty database, and leaves that one empty when a table differs', async () => {
    await makeTag(server, 'Quay');
    await create();
    await expect(restore(null)).rejects.toThrow('Set DATABASE_URL to a new, empty one');
    await expect(restore(server.context.config.databaseUrl)).rejects.toThrow('a station uses it');

    await change(target.url, 'create rule keep_out as on insert to tags do instead nothing');
    await expect(restore()).rejects.toThrow('The table tags differs after the restore');
    expect(existsSync(restored)).toBe(false);
    expect(await rowsOf(target.url, 'companies')).toBe(0);

    await change(target.url, 'drop rule keep_out on tags');
    await restore();
    await rm(restored, { recursive: true });
    await expect(restore()).rejects.toThrow('is not empty: its table');
  });

  it('of a newer station is refused', async () => {
    await server.context.db.transaction(async (transaction) => {
      await sql`insert into migrations (name, timestamp) values ('9999-later', '')`.execute(
        transaction.tables(),
      );
    });
    try {
      await create();
      await expect(restore()).rejects.toThrow('A newer version of PostKit made this backup (9999-later)');
    } finally {
      await sql`delete from migrations where name = '9999-later'`.execute(server.context.db.tables());
    }
  });

  it('is made and restored by the program', async () => {
    const url = server.context.config.databaseUrl ?? '';
    expect((await run(['create', folder, server.dataDir], url)).stdout).toContain('are new');
    expect((await run(['restore', folder, restored], target.url)).stdout).toContain(
      'Start the station with this DATABASE_URL',
    );
    await expect(run(['create', folder, join(place, 'nowhere')], url)).rejects.toThrow('nowhere is missing');
  });

  it('is restored without its damaged files, also without its secret, and not without its rows', async () => {
    const episode = await makeEpisode(server, { name: 'Without its mp3' });
    const older = await create();
    await makeTag(server, 'Made since');
    const { name } = await create();
    const [mp3, tags] = [`files/episodes/1/${episode.media_key}.mp3`, 'postgres/tags.jsonl'];
    for (const path of [mp3, 'server-secret']) await flipPieceOf(name, path);
    await expect(restore()).rejects.toThrow(
      new RegExp(`damaged  ${mp3}\n[^]*damaged  server-secret\n[^]*--without-damaged`),
    );
    const { lost, lost_content, tables } = await restore(target.url, { withoutDamaged: true });
    // Episodes with the same audio share its piece.
    expect(lost.map(({ path }) => path)).toEqual(expect.arrayContaining([mp3, 'server-secret']));
    expect(lost_content.episodes).toContainEqual(
      expect.objectContaining({ title: 'Without its mp3', station: server.slug, files: [mp3] }),
    );
    expect(tables['tags']).toBeGreaterThan(0);
    const again = await startStation({ dataDir: restored, env: { ...atHome, DATABASE_URL: target.url } });
    await listed(again, `playlist/${episode.id}/`);
    await again.stop();

    await flipPieceOf(name, tags);
    await rm(restored, { recursive: true });
    const refused = restore(target.url, { withoutDamaged: true });
    await expect(refused).rejects.toThrow(
      `damaged  ${tags}\nThe newest backup whose database is whole is ${older.name}`,
    );
    await flipPieceOf(older.name, 'postgres/tables.json');
    await expect(restore(target.url, { withoutDamaged: true })).rejects.toThrow('No other backup in');
  });

  it('replaces a data folder only while no machine has the database open that it used', async () => {
    await create();
    await mkdir(restored);
    await writeFile(join(restored, 'mine.txt'), 'mine');
    // The data folder of this machine is another one, as on a machine that the folder is shared with.
    const old = await startStation();
    const replacedUrl = old.context.config.databaseUrl ?? '';
    await expect(restore(target.url, { replaces: true })).rejects.toThrow('--replaced-database');
    await expect(restore(target.url, { replaces: true, replacedUrl })).rejects.toThrow(
      'a station uses it. Stop its processes on all machines',
    );
    expect(await readdir(place)).toEqual(['backups', 'data']);
    await old.stop();
    const { kept } = await restore(target.url, { replaces: true, replacedUrl });
    expect(await readFile(join(kept ?? '', 'mine.txt'), 'utf8')).toBe('mine');
    await old.close();
  });
});
