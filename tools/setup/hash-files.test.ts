import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashFiles } from './hash-files.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

describe('hashFiles', () => {
  it('changes with a source but not with a test, a build or a benchmark', async () => {
    await using folder = await temporaryFolder();
    await folder.write('a/src/x.ts', '1');
    const before = hashFiles(folder.root, ['a']);
    await folder.write('a/src/x.test.ts', '1');
    await folder.write('a/dist/x.js', '1');
    await folder.write('a/bench/x.bench.ts', '1');
    expect(hashFiles(folder.root, ['a'])).toBe(before);
    await folder.write('a/src/x.ts', '2');
    expect(hashFiles(folder.root, ['a'])).not.toBe(before);
  });

  it('changes with a name', async () => {
    await using folder = await temporaryFolder();
    await folder.write('a/x.ts', '1');
    const before = hashFiles(folder.root, ['a', 'missing']);
    await rm(join(folder.root, 'a/x.ts'));
    await folder.write('a/y.ts', '1');
    expect(hashFiles(folder.root, ['a', 'missing'])).not.toBe(before);
  });
});
