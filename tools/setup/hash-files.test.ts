import { rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createHasher } from './hash-files.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** Each hasher reads a path once. */
const hashOf = (root: string, ...paths: string[]) => createHasher(root)(paths);

describe('createHasher', () => {
  it('notices a source but no test, build or benchmark', async () => {
    await using folder = await temporaryFolder();
    await folder.write('a/src/x.ts', '1');
    const before = hashOf(folder.root, 'a');
    await folder.write('a/src/x.test.ts', '1');
    await folder.write('a/dist/x.js', '1');
    await folder.write('a/dist.building', '');
    await folder.write('a/bench/x.bench.ts', '1');
    expect(hashOf(folder.root, 'a')).toBe(before);
    await folder.write('a/src/x.ts', '2');
    expect(hashOf(folder.root, 'a')).not.toBe(before);
  });

  it('notices a page of docs, and none that a build writes', async () => {
    await using folder = await temporaryFolder();
    await folder.write('docs/guides/sdk.md', '1');
    const before = hashOf(folder.root, 'docs');
    await folder.write('docs/guides/commands.md', '1');
    await folder.write('docs/reference/sdk/shows.md', '1');
    expect(hashOf(folder.root, 'docs')).toBe(before);
    await folder.write('docs/reference/api.md', '1');
    expect(hashOf(folder.root, 'docs')).not.toBe(before);
  });

  it('notices a name', async () => {
    await using folder = await temporaryFolder();
    await folder.write('a/x.ts', '1');
    const before = hashOf(folder.root, 'a', 'missing');
    await rm(join(folder.root, 'a/x.ts'));
    await folder.write('a/y.ts', '1');
    expect(hashOf(folder.root, 'a', 'missing')).not.toBe(before);
  });

  it('notices other content of the same size and time', async () => {
    await using folder = await temporaryFolder();
    const path = await folder.write('a/x.ts', '1');
    const { atime, mtime } = await stat(path);
    const before = hashOf(folder.root, 'a');
    await folder.write('a/x.ts', '2');
    await utimes(path, atime, mtime);
    expect(hashOf(folder.root, 'a')).not.toBe(before);
  });

  it('reads a folder once, however many lists name it', async () => {
    await using folder = await temporaryFolder();
    await folder.write('a/x.ts', '1');
    const hash = createHasher(folder.root);
    const before = [hash(['a', 'b']), hash(['a', 'c'])];
    await folder.write('a/x.ts', '2');
    expect([hash(['a', 'b']), hash(['a', 'c'])]).toEqual(before);
    expect(before[0]).not.toBe(before[1]);
  });
});
