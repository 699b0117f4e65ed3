import { statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../audio/testing/temporary-folder.ts';
import { makeFolder } from './make-folder.ts';

describe('makeFolder', () => {
  it('creates a folder and those above it for its user alone, and leaves one that exists', () => {
    using folder = temporaryFolder();
    for (let time = 0; time < 2; time += 1) makeFolder(folder.file('a/b/c'));
    expect(['a', 'a/b', 'a/b/c'].map((path) => statSync(folder.file(path)).mode & 0o777)).toEqual([
      0o700, 0o700, 0o700,
    ]);
  });

  it.each(['/proc/postkit/data', '/dev/null/data'])('fails for %s, instead of trying for ever', (path) => {
    expect(() => makeFolder(path)).toThrow(/ENOENT|ENOTDIR|EACCES|EPERM/);
  });

  it('fails below a file', () => {
    using folder = temporaryFolder();
    writeFileSync(folder.file('file'), '');
    expect(() => makeFolder(folder.file('file/data'))).toThrow('ENOTDIR');
  });
});
