import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../audio/testing/temporary-folder.ts';
import { takeFileLock } from './file-lock.ts';

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

/** A separate function, so that neither the stack nor an assertion refers to the lock. */
function takeAndDrop(path: string): void {
  takeFileLock(path);
}

describe('takeFileLock', () => {
  it('holds the lock until it is released, even if the caller drops it', async () => {
    using folder = temporaryFolder();
    const path = folder.file('a.lock');
    takeAndDrop(path);
    for (let time = 0; time < 5; time += 1) {
      collectGarbage();
      await new Promise(setImmediate);
    }
    expect(takeFileLock(path)).toBeNull();
    const other = takeFileLock(folder.file('b.lock'));
    expect(takeFileLock(folder.file('b.lock'))).toBeNull();
    other?.release();
    other?.release();
    const again = takeFileLock(folder.file('b.lock'));
    expect(again).not.toBeNull();
    again?.release();
  });
});
