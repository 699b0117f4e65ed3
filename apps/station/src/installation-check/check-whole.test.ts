import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { installationWarnings } from '@postkit/sdk/schema';
import { recordPath } from '../backup/backup-record.ts';
import {
  fileName,
  flip,
  hour,
  mp3Of,
  newer,
  startBackedUpStation,
} from '../backup/testing/backed-up-station.ts';
import { readDamageNote } from '../platform/db/damage-note.ts';
import { startChildStation } from '../testing/child-station.ts';
import { startStation } from '../testing/index.ts';
import { stationProgram } from '../testing/station-program.ts';
import type { InstallationReport } from './check-whole.ts';
import '../testing/postgres/only-on-sqlite.ts';

const run = promisify(execFile);

let station: Awaited<ReturnType<typeof startBackedUpStation>>;
let dataDir: string;
let backups: Awaited<ReturnType<typeof station.copyBackups>>;

beforeAll(async () => {
  station = await startBackedUpStation();
}, 180_000);
afterAll(() => station.close());
beforeEach(async () => {
  backups = await station.copyBackups();
  dataDir = await mkdtemp(join(tmpdir(), 'postkit-check-'));
  await cp(station.server.dataDir, dataDir, { recursive: true });
});
afterEach(async () => {
  await backups.remove();
  await rm(dataDir, { recursive: true });
});

/** Runs the program as an operator does. */
async function check(
  folder: string,
  ...options: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    POSTKIT_BACKUPS: backups.folder,
  };
  return run(process.execPath, [...stationProgram('postkit-station'), 'check', folder, ...options], {
    env,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

async function report(...options: string[]): Promise<InstallationReport & { code: number }> {
  const { code, stdout } = await check(dataDir, '--json', ...options);
  return { code, ...(JSON.parse(stdout) as InstallationReport) };
}

/** Overwrites the root page of a table or index with noise, as a disk does. */
async function damage(name: string): Promise<void> {
  const path = join(dataDir, 'postkit.db');
  const db = new DatabaseSync(path);
  db.exec('pragma wal_checkpoint(truncate)');
  const page = Number(
    db.prepare('select rootpage from sqlite_schema where name = ?').get(name)?.['rootpage'],
  );
  const size = Number(db.prepare('pragma page_size').get()?.['page_size']);
  db.close();
  const bytes = await readFile(path);
  bytes.fill(0x5a, (page - 1) * size, page * size);
  await writeFile(path, bytes);
}

describe('postkit-station check', { timeout: 120_000 }, () => {
  it('finds a running installation whole, and exits with 0', async () => {
    const { code, stdout } = await check(station.server.dataDir);
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('Database, by integrity_check of SQLite: whole.'),
    ]);
    expect(stdout).toContain('Backups: 2 in');
    expect(stdout).toContain('All is whole.');
    expect(stdout).toMatch(/Files: [1-9]\d* with .*, 0 damaged or missing\./);
  });

  it('names damaged and missing files by episode and show, and exits with 3', async () => {
    const { one, tagged, image, cover } = station.content;
    const [mp3, picture] = [await backups.fileOf(mp3Of(one)), await backups.fileOf(fileName(image))];
    const square = await backups.fileOf(fileName(cover));
    await flip(join(dataDir, mp3.path));
    for (const path of [picture.path, square.path, `files/${tagged}`])
      await rm(join(dataDir, path), { force: true });
    const found = await report();
    expect(found.code).toBe(3);
    expect(found.database).toEqual({ method: 'integrity_check', faults: [] });
    expect(found.files?.faults).toEqual(
      expect.arrayContaining([
        { path: mp3.path, fault: 'damaged' },
        { path: picture.path, fault: 'missing' },
        { path: square.path, fault: 'missing' },
      ]),
    );
    expect(found.content?.episodes).toContainEqual(
      expect.objectContaining({
        title: 'The ferry',
        show: 'Harbour news',
        files: expect.arrayContaining([mp3.path, picture.path]),
      }),
    );
    expect(found.content?.shows).toEqual([
      expect.objectContaining({ title: 'Harbour news', files: [square.path] }),
    ]);
    const { stdout } = await check(dataDir);
    expect(stdout).toContain(`damaged  ${mp3.path}`);
    expect(stdout).toContain('Harbour news: The ferry');
    expect(stdout).toContain('Something is damaged.');
  });

  it('names the episode that plays damaged audio of the archive', async () => {
    const log = join(dataDir, (await backups.fileOf(`${hour}.aac`)).path);
    // The last of its segments is in the episode.
    await flip(log, (await stat(log)).size - 300);
    const found = await report();
    expect(found.archive?.faults).toMatchObject([{ state: 'damaged', segments: 1 }]);
    expect(found.content?.episodes).toMatchObject([{ title: 'The crane' }]);
    expect(found.code).toBe(3);
  });

  it('finds a damaged database, and the station reports it until a check finds it whole', async () => {
    const whole = await readFile(join(dataDir, 'postkit.db'));
    await damage('tags');
    const { code, database } = await report('--quick');
    expect(code).toBe(3);
    expect(database).toEqual({ method: 'quick_check', faults: expect.arrayContaining([expect.any(String)]) });
    expect((await readDamageNote(dataDir))?.text).toBe(database.faults[0]);

    await writeFile(join(dataDir, 'postkit.db'), whole);
    const server = await startStation({ dataDir });
    onTestFinished(() => server.stop());
    const health = async () =>
      (await (await server.call('/healthz')).json()) as { status: string; db: string };
    const warnings = async () =>
      installationWarnings.parse(
        await (await server.call(`/${server.slug}/api/v1/warnings/`, { as: await server.signIn() })).json(),
      ).warnings;
    expect(await health()).toMatchObject({ status: 'ok', db: 'damaged' });
    expect(await warnings()).toMatchObject([{ kind: 'database_damaged', reason: database.faults[0] }]);
    expect((await check(dataDir, '--quick')).code).toBe(0);
    expect(await health()).toMatchObject({ status: 'ok', db: 'ok' });
    expect(await warnings()).toEqual([]);
  });

  it('names a damaged record of a backup', async () => {
    await writeFile(recordPath(backups.folder, newer), 'noise');
    const found = await report();
    expect([found.code, found.backups?.faults.map(({ backup }) => backup)]).toEqual([3, [newer]]);
  });

  it('exits with 2 where there is no installation', async () => {
    expect(await check(backups.place)).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('it has no postkit.db'),
    });
  });
});

describe('a station at work', () => {
  it('reports damage that a statement meets, in /healthz, as a warning and as a metric', async () => {
    await damage('shows');
    const token = 'a-token-of-24-characters';
    const server = await startStation({ dataDir, env: { POSTKIT_METRICS_TOKEN: token } });
    onTestFinished(() => server.stop());
    const as = await server.signIn();
    const health = async () => ((await (await server.call('/healthz')).json()) as { db: string }).db;
    expect(await health()).toBe('ok');
    expect((await server.call(`/${server.slug}/api/v1/show/really_all.json`, { as })).status).toBe(500);
    await expect.poll(health).toBe('damaged');
    const metrics = await (
      await server.call('/metrics', { headers: { authorization: `Bearer ${token}` } })
    ).text();
    expect(metrics).toContain('postkit_database_damaged 1');
    expect(await readDamageNote(dataDir)).toMatchObject({ text: expect.stringContaining('malformed') });
  });

  it('checks the database after an unclean stop, in a process of its own', async () => {
    await damage('tags');
    // SQLite ignores a write-ahead log without its header; in order it would be gone.
    await writeFile(join(dataDir, 'postkit.db-wal'), 'noise');
    const child = await startChildStation(dataDir, { DATABASE_URL: '' });
    onTestFinished(() => child.kill());
    const health = async () => ((await (await child.call('/healthz')).json()) as { db: string }).db;
    await expect.poll(health, { timeout: 60_000 }).toBe('damaged');
  });
});
