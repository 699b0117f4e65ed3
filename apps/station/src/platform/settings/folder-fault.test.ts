import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../audio/testing/temporary-folder.ts';
import { describeFolder, folderFault } from './folder-fault.ts';
import { folderFaults } from './folder-faults.ts';

const isRoot = process.getuid?.() === 0;
const failed = (code: string) => Object.assign(new Error(`${code}: open 'x'`), { code });

describe('folderFault', () => {
  it('is null for a folder that can be written or created, and creates nothing', () => {
    using folder = temporaryFolder();
    expect(folderFault(folder.path)).toBeNull();
    expect(folderFault(folder.file('new/below'))).toBeNull();
    expect(folderFault(folder.file('new'))).toBeNull();
  });

  it('names a file, and a file above', () => {
    using folder = temporaryFolder();
    const file = folder.file('file');
    writeFileSync(file, '');
    expect(folderFault(file)).toBe(`${file} is a file. Name a folder`);
    expect(folderFault(`${file}/data`)).toBe(
      `the folder ${file}/data cannot be created: ${file} is a file. Name another folder`,
    );
  });

  it('names links that lead in a circle', () => {
    using folder = temporaryFolder();
    symlinkSync(folder.file('b'), folder.file('a'));
    symlinkSync(folder.file('a'), folder.file('b'));
    expect(folderFault(folder.file('a'))).toContain('its symbolic links lead in a circle (ELOOP)');
  });

  it.skipIf(isRoot)('names a folder without permission, and who needs it', () => {
    using folder = temporaryFolder();
    const closed = folder.file('closed');
    mkdirSync(closed);
    chmodSync(closed, 0o500);
    expect(folderFault(closed)).toMatch(
      /this user has no permission \(EACCES\)\. Give the user \S+ the right to write in/,
    );
    expect(folderFault(`${closed}/data`)).toMatch(
      /does not exist, and cannot be created in \S+closed: this user has no permission/,
    );
    chmodSync(closed, 0o700);
  });

  it.each([
    [
      'EACCES',
      /^the folder \/data cannot be used: this user has no permission \(EACCES\)\. Give the user \S+ the right to write in \/data/,
    ],
    ['EROFS', /its file system is read-only \(EROFS\)\. Mount \/data writable, or name another folder$/],
    ['ENOSPC', /its disk is full \(ENOSPC\)\. Free space there/],
    ['ESTALE', /its network share is gone \(ESTALE\)\. Name another folder$/],
    ['EWHAT', /EWHAT: open 'x'\. Name another folder$/],
  ])('has words for %s', (code, words) => {
    expect(describeFolder('/data', failed(code))).toMatch(words);
  });
});

describe('folderFaults', () => {
  it('are of the data folder, and with PostgreSQL of the folder for locks', () => {
    const [data, scratch] = ['/dev/null/data', '/dev/null/scratch'];
    const named = (env: Record<string, string>) =>
      folderFaults({ POSTKIT_DATA: data, ...env }).map(({ name }) => name);
    expect(named({ POSTKIT_SCRATCH: scratch })).toEqual(['POSTKIT_DATA']);
    expect(named({ POSTKIT_SCRATCH: scratch, DATABASE_URL: 'postgres://db.example/a' })).toEqual([
      'POSTKIT_DATA',
      'POSTKIT_SCRATCH',
    ]);
    expect(named({ POSTKIT_BACKUPS: '/dev/null/backups' })).toEqual(['POSTKIT_DATA']);
  });
});
