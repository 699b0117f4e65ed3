import { readdir, readFile, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startStation } from '../testing/index.ts';
import { recordPath } from './backup-record.ts';
import {
  flip,
  newer,
  older,
  onSqlite,
  runBackups,
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

/** The end of the path of an episode's mp3. */
const mp3Of = ({ media_key }: { media_key: string }) => `${media_key}.mp3`;

describe('a damaged record', () => {
  const lines = async () => (await readFile(recordPath(backups.folder, newer), 'utf8')).split('\n');
  /** Flips the byte at a text, within the line that has another one. */
  async function flipAt(line: string, text: string): Promise<void> {
    const record = await readFile(recordPath(backups.folder, newer), 'utf8');
    const start = record.split('\n').find((each) => each.includes(line)) ?? '';
    await flip(recordPath(backups.folder, newer), record.indexOf(start) + start.indexOf(text) + 1);
  }

  it.each(['"path":"files/episodes', '"bytes":', '"modified_ms":', '"pieces":["', '"sum":"'])(
    'in a line of a file at %s costs that file',
    async (text) => {
      const mp3 = mp3Of(station.content.one);
      await flipAt(mp3, text);
      const number = (await lines()).findIndex((line) => line.includes(mp3)) + 1;
      const { faults } = await verifyBackup(backups.folder, newer);
      expect(faults).toHaveLength(1);
      expect(faults[0]?.record).toContain(`line ${number} of backups/${newer}.jsonl is damaged`);
      await expect(backups.restore(false)).rejects.toThrow(`line ${number} of backups/${newer}.jsonl`);
      const { lost, files } = await backups.restore();
      expect(lost).toHaveLength(1);
      expect(files).toBe((await backups.filesOf()).length);
      expect((await readdir(backups.restored, { recursive: true })).some((path) => path.endsWith(mp3))).toBe(
        false,
      );
    },
  );

  it('names the episode of a line whose path is legible', async () => {
    await flipAt(mp3Of(station.content.one), '"pieces":["');
    expect((await backups.restore()).lost_content.episodes).toMatchObject([{ title: 'The ferry' }]);
  });

  it('between two lines costs both files', async () => {
    const record = await readFile(recordPath(backups.folder, newer), 'utf8');
    const [first = '', second = ''] = record.split('\n');
    await flip(recordPath(backups.folder, newer), first.length);
    const paths = [first, second].map((line) => JSON.parse(line).path);
    expect((await backups.restore()).lost.map(({ path }) => path)).toEqual(paths);
  });

  it('in its summary costs no file', async () => {
    await flipAt('"format":', '"version":"1');
    const { lost, version, created_at, database, files } = await backups.restore();
    expect(lost).toMatchObject([
      { path: `backups/${newer}.jsonl`, record: expect.stringContaining('is damaged') },
      { record: expect.stringContaining('no summary') },
    ]);
    expect({ version, created_at, database }).toEqual({
      version: null,
      created_at: '2026-11-27T12:00:00.000Z',
      database: 'sqlite',
    });
    expect(files).toBe((await backups.filesOf()).length);
    await (await startStation({ dataDir: backups.restored, env: onSqlite })).stop();
  });

  it('whose line is removed lacks a file', async () => {
    const all = await lines();
    await writeFile(
      recordPath(backups.folder, newer),
      all.filter((line) => !line.includes(mp3Of(station.content.one))).join('\n'),
    );
    expect((await backups.restore()).lost).toMatchObject([{ record: expect.stringContaining('lacks 1 of') }]);
  });

  it('in the line of the database is a damaged database', async () => {
    await flipAt('"postkit.db"', '"modified_ms"');
    await expect(backups.restore()).rejects.toThrow(`is whole is ${older}`);
  });

  it('of an older version, which has no checksums, is read', async () => {
    const text = (await readFile(recordPath(backups.folder, newer), 'utf8')).replaceAll(
      /,"sum":"[\da-f]{16}"\}/g,
      '}',
    );
    await writeFile(recordPath(backups.folder, newer), text);
    expect((await verifyBackup(backups.folder, newer)).faults).toEqual([]);
    expect((await backups.restore(false)).lost).toEqual([]);
  });

  it('is listed with the other backups', async () => {
    await flipAt('"postkit.db"', '"bytes":');
    const { code, stdout } = await runBackups('list', backups.folder);
    expect(code).toBe(1);
    expect(stdout).toMatch(new RegExp(`^${older}  \\d+ files`));
    expect(stdout).toContain(`of backups/${newer}.jsonl is damaged`);
  });
});
