import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../audio/testing/temporary-folder.ts';
import { lockDataFolder } from './lock-data-folder.ts';

describe('lockDataFolder', () => {
  it('holds the folder until it is released, and names the holder', async () => {
    using folder = temporaryFolder();
    const dataDir = folder.file('new');
    const lock = lockDataFolder(dataDir);
    expect(() => lockDataFolder(dataDir)).toThrow(
      `Another PostKit uses the data folder ${dataDir}: process ${process.pid} on `,
    );
    lock.publishAddress('http://localhost:4000');
    expect(() => lockDataFolder(dataDir)).toThrow(
      /, http:\/\/localhost:4000, since 2\S+Z\. Stop it first, or set POSTKIT_DATA to another folder\.$/,
    );
    expect(JSON.parse(await readFile(`${dataDir}/postkit.lock.json`, 'utf8'))).toMatchObject({
      pid: process.pid,
    });
    lock.release();
    lockDataFolder(dataDir).release();
  });

  it('rejects a held folder even when its holder is unknown', async () => {
    using folder = temporaryFolder();
    const lock = lockDataFolder(folder.path);
    await writeFile(folder.file('postkit.lock.json'), '{"pid":');
    expect(() => lockDataFolder(folder.path)).toThrow(
      `Another PostKit uses the data folder ${folder.path}. Stop it first`,
    );
    lock.release();
  });

  it('names a read-only folder', async () => {
    using folder = temporaryFolder();
    const dataDir = folder.file('read-only');
    await mkdir(dataDir);
    await chmod(folder.path, 0o755);
    await chmod(dataDir, 0o555);
    asOrdinaryUser(() => {
      expect(() => lockDataFolder(dataDir)).toThrow(
        `Wrong setting: POSTKIT_DATA: the folder ${dataDir} cannot be used: `,
      );
    });
  });
});

/** Root ignores permissions, and tests in a container often run as root. */
function asOrdinaryUser(work: () => void): void {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}
