import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBackup } from './backup-record.ts';
import { createBackup } from './create-backup.ts';
import {
  checksumsOf,
  fileName,
  flip,
  hour,
  mp3Of,
  newer,
  older,
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

describe('a damaged database', () => {
  it('is refused with the newest backup whose database is whole, and the command for it', async () => {
    await flip(await ownPieceOfNewer());
    const command = `node apps/station/dist/backup.js restore ${backups.folder} ${backups.restored} --name ${older} --without-damaged`;
    await expect(backups.restore()).rejects.toThrow(
      `The newest backup whose database is whole is ${older}:\n  ${command}`,
    );
    await expect(backups.restore(false)).rejects.toThrow(`--name ${older}`);
    expect(existsSync(backups.restored)).toBe(false);
    expect((await backups.restore(true, older)).lost).toEqual([]);
  });

  it('names no backup if none has a whole database', async () => {
    const old = await backups.fileOf('postkit.db', older);
    const { pieces } = await backups.fileOf('postkit.db');
    for (const id of new Set([...old.pieces, ...pieces]))
      await rm(join(backups.folder, 'pieces', id.slice(0, 2), `${id}.zst`));
    await expect(backups.restore()).rejects.toThrow('No other backup in');
  });

  /** A piece of the newer database that the older one does not share. */
  async function ownPieceOfNewer(): Promise<string> {
    const old = new Set((await backups.fileOf('postkit.db', older)).pieces);
    const { pieces } = await backups.fileOf('postkit.db');
    return backups.pieceOf(
      'postkit.db',
      pieces.findIndex((id) => !old.has(id)),
    );
  }
});

describe('a refused restore', () => {
  it('names all files in one run, and the option, and changes nothing', async () => {
    const [mp3, image] = [
      await backups.fileOf(mp3Of(station.content.one)),
      await backups.fileOf(fileName(station.content.image)),
    ];
    await flip(await backups.pieceOf(mp3.path));
    await flip(await backups.pieceOf(image.path));
    const before = await checksumsOf(backups.folder);
    const message = await backups.restore(false).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(message).toContain(`damaged  ${mp3.path}\ndamaged  ${image.path}\n`);
    expect(message).toContain(
      `backup.js restore ${backups.folder} ${backups.restored} --name ${newer} --without-damaged`,
    );
    expect(await readdir(backups.place)).toEqual(['backups']);
    expect(await checksumsOf(backups.folder)).toEqual(before);
  });
});

describe('verify', () => {
  it('names all damaged files and sets all their pieces aside in one run', async () => {
    const log = await backups.fileOf(`${hour}.aac`);
    const mp3 = await backups.fileOf(mp3Of(station.content.one));
    await flip(await backups.pieceOf(log.path, 0));
    await flip(await backups.pieceOf(log.path, 1));
    await rm(await backups.pieceOf(mp3.path));
    const { faults } = await verifyBackup(backups.folder, newer);
    expect(faults).toEqual([
      { path: log.path, fault: 'damaged' },
      { path: mp3.path, fault: 'missing' },
    ]);
    expect((await readdir(join(backups.folder, 'damaged'))).toSorted()).toEqual(log.pieces.toSorted());
    // Set aside, it is still known as damaged.
    expect((await verifyBackup(backups.folder, newer)).faults).toEqual(faults);
    const at = new Date('2026-11-28T12:00Z');
    await createBackup({
      data: station.server.dataDir,
      databaseUrl: null,
      folder: backups.folder,
      version: '1.2.3',
      at,
    });
    expect((await verifyBackup(backups.folder, newer)).faults).toEqual([]);
  });
});

describe('the program', () => {
  it('exits with 3 after a restore with losses, prints them, and refuses with 2 without the option', async () => {
    const mp3 = await backups.fileOf(mp3Of(station.content.one));
    await flip(await backups.pieceOf(mp3.path));
    const refused = await runBackups('restore', backups.folder, backups.restored);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining(`damaged  ${mp3.path}`) });
    expect(refused.stderr).toContain('--without-damaged');
    const { code, stdout } = await runBackups(
      'restore',
      backups.folder,
      backups.restored,
      '--without-damaged',
    );
    expect(code).toBe(3);
    expect(stdout).toContain(`damaged  ${mp3.path}\n`);
    expect(stdout).toContain(
      `2026-11-25  Harbour news: The ferry (${station.server.slug}, episode ${station.content.one.id})\n    ${mp3.path}\n`,
    );
    expect(stdout).toContain('without the 1 damaged file above');
    const json = await runBackups(
      'restore',
      backups.folder,
      `${backups.restored}-2`,
      '--without-damaged',
      '--json',
    );
    expect(json.code).toBe(3);
    expect(JSON.parse(json.stdout)).toMatchObject({
      name: await findBackup(backups.folder),
      lost: [{ path: mp3.path }],
      lost_content: { episodes: [{ show: 'Harbour news' }] },
    });
    expect(await runBackups('verify', backups.folder)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`damaged  ${mp3.path}\n`),
    });
    expect(
      (
        await runBackups(
          'restore',
          backups.folder,
          `${backups.restored}-3`,
          '--name',
          newer,
          '--without-damaged',
        )
      ).code,
    ).toBe(3);
  });
});
