import { readFile, rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../audio/testing/temporary-folder.ts';
import { createFileCache } from './file-cache.ts';

function countingCache(most: number) {
  const reads: string[] = [];
  const cache = createFileCache(
    async (path) => {
      reads.push(path.slice(-1));
      const text = await readFile(path, 'utf8');
      if (text === 'damaged') throw new Error('The file is damaged.');
      return text;
    },
    { most },
  );
  return { cache, reads };
}

describe('createFileCache', () => {
  it('reads a file once, also for callers at the same time', async () => {
    using folder = temporaryFolder();
    const { cache, reads } = countingCache(2);
    await writeFile(folder.file('a'), 'one');
    expect(await Promise.all([1, 2, 3].map(() => cache.get(folder.file('a'))))).toEqual([
      'one',
      'one',
      'one',
    ]);
    expect(await cache.get(folder.file('a'))).toBe('one');
    expect(reads).toEqual(['a']);
  });

  it('reads a file again after it has changed', async () => {
    using folder = temporaryFolder();
    const { cache } = countingCache(2);
    await writeFile(folder.file('a'), 'one');
    expect(await cache.get(folder.file('a'))).toBe('one');
    await writeFile(folder.file('a'), 'other');
    expect(await cache.get(folder.file('a'))).toBe('other');
    await rm(folder.file('a'));
    await expect(cache.get(folder.file('a'))).rejects.toThrow('ENOENT');
  });

  it('drops the file that was used the longest ago', async () => {
    using folder = temporaryFolder();
    const { cache, reads } = countingCache(2);
    for (const name of ['a', 'b', 'c']) await writeFile(folder.file(name), name);
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(folder.file(name));
    expect(reads).toEqual(['a', 'b', 'c', 'b']);
  });

  it('keeps no failure', async () => {
    using folder = temporaryFolder();
    const { cache, reads } = countingCache(2);
    await writeFile(folder.file('a'), 'damaged');
    await expect(cache.get(folder.file('a'))).rejects.toThrow('damaged');
    await expect(cache.get(folder.file('a'))).rejects.toThrow('damaged');
    expect(reads).toEqual(['a', 'a']);
  });
});
