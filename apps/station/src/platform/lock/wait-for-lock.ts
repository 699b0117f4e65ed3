import { setTimeout as wait } from 'node:timers/promises';
import { takeFileLock, type FileLock } from './file-lock.ts';

/** Milliseconds between two tries. */
const interval = 50;

/**
 * Takes a lock that a dying process may still hold.
 * @param patience milliseconds; null once they are over and the lock is still held.
 */
export async function waitForLock(path: string, patience: number): Promise<FileLock | null> {
  const deadline = performance.now() + patience;
  for (;;) {
    const lock = takeFileLock(path);
    if (lock || performance.now() >= deadline) return lock;
    await wait(interval);
  }
}
