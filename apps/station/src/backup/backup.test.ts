import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { checkArchive } from '../archive-check/check-archive.ts';
import { startStation, type TestStation } from '../testing/index.ts';
import { makeEpisode } from '../testing/make-episode.ts';
import { makeEvent } from '../testing/make-event.ts';
import { stationProgram } from '../testing/station-program.ts';
import { backupNames, findBackup, recordPath } from './backup-record.ts';
import { createBackup } from './create-backup.ts';
import { pruneBackups } from './prune-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import '../testing/postgres/only-on-sqlite.ts';

const onSqlite = { DATABASE_URL: undefined };
let server: TestStation;
let place: string;
let folder: string;
let restored: string;

beforeAll(async () => void (server = await startStation({ env: onSqlite })));
afterAll(() => server.close());
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'postkit-backup-'));
  [folder, restored] = [join(place, 'backups'), join(place, 'data')];
});
afterEach(() => rm(place, { recursive: true, force: true }));

let seconds = Date.parse('2026-11-26T12:00Z') / 1000;
function create(data = server.dataDir) {
  seconds += 1;
  return createBackup({ data, databaseUrl: null, folder, version: '1.2.3', at: new Date(seconds * 1000) });
}
const restore = async (options: { data?: string; replaces?: boolean } = {}) =>
  restoreBackup({
    folder,
    name: await findBackup(folder),
    data: restored,
    databaseUrl: null,
    replacedUrl: null,
    replaces: false,
    withoutDamaged: false,
    at: new Date(),
    ...options,
  });

async function pieceFiles(): Promise<string[]> {
  const names = await readdir(join(folder, 'pieces'), { recursive: true });
  return names.filter((name) => name.includes('/')).map((name) => join(folder, 'pieces', name));
}

/** Runs the program as an operator does. */
async function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [...stationProgram('backup'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const out = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => void (out.stdout += text));
  child.stderr.on('data', (text) => void (out.stderr += text));
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...out };
}

describe('a backup', () => {
  it('of a station that works meanwhile is one moment of it, whole and usable', async () => {
    const before = await makeEpisode(server, { name: 'Before the backup' });
    let isOver = false;
    const work = (async () => {
      while (!isOver) await makeEvent(server, { segments: 1 });
    })();
    const made = await create();
    isOver = true;
    await work;
    const after = await makeEpisode(server, { name: 'After the backup' });

    expect(await restore()).toMatchObject({
      files: made.files,
      bytes: made.bytes,
      tables: made.tables,
      kept: null,
    });
    expect(
      await checkArchive({ ...server.context.config, dataDir: restored, databaseUrl: null }, () => undefined),
    ).toMatchObject({
      is_damaged: false,
    });
    const again = await startStation({ dataDir: restored, env: onSqlite });
    try {
      const as = await again.signIn();
      const statusOf = async (id: number) =>
        (await again.call(`/${again.slug}/api/v1/playlist/${id}/`, { as })).status;
      expect([await statusOf(before.id), await statusOf(after.id)]).toEqual([200, 404]);
    } finally {
      await again.stop();
    }
  });

  it('stores only what no earlier backup has', async () => {
    await makeEvent(server, { segments: 3 });
    const first = await create();
    const pieces = await pieceFiles();
    expect(await create()).toMatchObject({ files: first.files, stored: 0 });
    expect(await pieceFiles()).toHaveLength(pieces.length);
    await makeEvent(server, { segments: 1, title: 'One more' });
    const third = await create();
    expect(third.files).toBe(first.files + 2);
    expect(third.stored).toBeLessThan(first.stored / 2);
    expect(third.tables['audio_events']).toBe((first.tables['audio_events'] ?? 0) + 1);
  });

  it('stores a file that grew while its beginning stays', async () => {
    const data = join(place, 'copy');
    await cp(server.dataDir, data, { recursive: true });
    const hour = join(data, 'archive', 'hour.aac');
    await writeFile(hour, Buffer.alloc(20_000_000, 1));
    await create(data);
    await appendFile(hour, Buffer.alloc(1000, 2));
    const { stored } = await create(data);
    expect(stored).toBeLessThan(8_000_000);
    await restore();
    expect((await readFile(join(restored, 'archive', 'hour.aac'))).equals(await readFile(hour))).toBe(true);
  });

  it('leaves out locks, the ballast and unfinished files, and no other may read its copy of the rest', async () => {
    const data = join(place, 'copy');
    await cp(server.dataDir, data, { recursive: true });
    await mkdir(join(data, 'widgets'), { recursive: true });
    await writeFile(join(data, 'widgets', 'player.js'), '');
    for (const name of ['web.lock', 'postkit.ballast', 'postkit.db.before-0001', 'files/.work/half'])
      await writeFile(join(data, name), 'x');
    await create(data);
    await restore();
    expect(await readdir(restored)).toEqual(['archive', 'files', 'postkit.db', 'server-secret', 'widgets']);
    expect((await stat(restored)).mode & 0o777).toBe(0o700);
    expect((await stat(join(restored, 'server-secret'))).mode & 0o777).toBe(0o600);
    expect((await stat((await pieceFiles())[0] ?? '')).mode & 0o777).toBe(0o600);
  });

  it('that kill -9 interrupts is none, and the next is whole', async () => {
    const data = join(place, 'copy');
    await cp(server.dataDir, data, { recursive: true });
    for (const name of ['a', 'b', 'c', 'd'])
      await writeFile(join(data, 'archive', `${name}.aac`), Buffer.alloc(30_000_000, name));
    const child = spawn(process.execPath, [...stationProgram('backup'), 'create', folder, data], {
      stdio: 'ignore',
    });
    await expect.poll(() => pieceFiles().catch(() => []), { timeout: 20_000, interval: 5 }).not.toEqual([]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await backupNames(folder)).toEqual([]);
    await create(data);
    expect(await verifyBackup(folder, await findBackup(folder))).toMatchObject({ faults: [] });
    await pruneBackups(folder, { daily: 1, weekly: 0, monthly: 0 });
    expect((await pieceFiles()).filter((file) => file.endsWith('.part'))).toEqual([]);
    await restore();
  });

  it('needs a station’s data', async () => {
    await expect(create(place)).rejects.toThrow('postkit.db is missing');
  });
});

describe('verify', () => {
  it('names the files whose pieces are damaged or missing, and the next backup stores them again', async () => {
    const data = join(place, 'copy');
    await cp(server.dataDir, data, { recursive: true });
    await writeFile(join(data, 'archive', 'one.aac'), 'the first sound');
    await writeFile(join(data, 'archive', 'two.aac'), 'the second sound');
    await create(data);
    for (const file of await pieceFiles()) {
      const text = (await readFile(file)).toString('latin1');
      if (text === 'the first sound') await writeFile(file, 'the first sOund');
      if (text === 'the second sound') await rm(file);
    }
    const database = (await pieceFiles()).filter((file) => file.endsWith('.zst'));
    await truncate(database[0] ?? '', 10);
    expect((await verifyBackup(folder, await findBackup(folder))).faults).toEqual([
      { path: 'archive/one.aac', fault: 'damaged' },
      { path: 'archive/two.aac', fault: 'missing' },
      { path: 'postkit.db', fault: 'damaged' },
    ]);
    await create(data);
    expect((await verifyBackup(folder, await findBackup(folder))).faults).toEqual([]);
    expect(await readdir(join(folder, 'damaged'))).toHaveLength(2);
  });

  it('finds a record that ends too early, after which the next backup still works', async () => {
    await create();
    const path = recordPath(folder, await findBackup(folder));
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
    await writeFile(path, `${lines.slice(0, -1).join('\n')}\n`);
    expect((await verifyBackup(folder, await findBackup(folder))).faults).toEqual([
      {
        path: expect.stringMatching(/^backups\/2\S+\.jsonl$/),
        fault: 'damaged',
        record: expect.stringContaining('ends too early'),
      },
    ]);
    await expect(restore()).rejects.toThrow('ends too early');
    expect(existsSync(restored)).toBe(false);
    await create();
    expect((await verifyBackup(folder, await findBackup(folder))).faults).toEqual([]);
  });
});

describe('restore', () => {
  it('refuses a folder that is not empty, replaces it only while no station runs, and keeps what was there', async () => {
    await create();
    await restore();
    await writeFile(join(restored, 'mine.txt'), 'mine');
    await expect(restore()).rejects.toThrow('is not empty');
    const running = await startStation({ dataDir: restored, env: onSqlite });
    await expect(restore({ replaces: true })).rejects.toThrow('Stop it first');
    await running.stop();
    const { kept } = await restore({ replaces: true });
    expect(await readFile(join(kept ?? '', 'mine.txt'), 'utf8')).toBe('mine');
    expect(existsSync(join(restored, 'mine.txt'))).toBe(false);
    const again = await startStation({ dataDir: restored, env: onSqlite });
    await again.stop();
  });

  it('changes nothing where a piece is damaged', async () => {
    await create();
    await restore();
    const [database] = (await pieceFiles()).filter((file) => file.endsWith('.zst'));
    await writeFile(database ?? '', 'not a stream of zstd');
    await writeFile(join(restored, 'mine.txt'), 'mine');
    await expect(restore({ replaces: true })).rejects.toThrow('damaged');
    expect(await readFile(join(restored, 'mine.txt'), 'utf8')).toBe('mine');
    expect(await readdir(place)).toEqual(['backups', 'data']);
  });
});

describe('the program', () => {
  it('creates, lists, verifies, restores and prunes, and reports damage by its exit code', async () => {
    expect((await run('create', folder, server.dataDir)).stdout).toMatch(
      /^2\S+Z: \d+ files with .* are new\.\n$/,
    );
    expect((await run('list', folder)).stdout).toContain(`version ${manifest.version}`);
    expect(await run('verify', folder)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('It is whole.'),
    });
    expect((await run('restore', folder, restored)).stdout).toContain('all as in the backup');
    expect(await run('restore', folder, restored)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is not empty'),
    });
    expect((await run('restore', folder, restored, '--replace')).stdout).toContain(
      'The data from before is in',
    );
    expect(JSON.parse((await run('prune', folder, '--json')).stdout)).toMatchObject({
      removed: [],
      bytes: 0,
    });
    for (const file of await pieceFiles()) await rm(file);
    expect(await run('verify', folder)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('cannot be restored'),
    });
    expect(await run('verify', folder, '2020')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no backup 2020'),
    });
    expect(await run('explode', folder)).toMatchObject({
      code: 2,
      stderr: 'There is no command explode. --help lists them.\n',
    });
  });
});
