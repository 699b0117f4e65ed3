import { setTimeout as wait } from 'node:timers/promises';
import { takeFileLock, type FileLock } from './file-lock.ts';

/** Milliseconds between two attempts. */
const interval = 50;

/**
 * Takes a lock that a dying process may still hold.
 * @param timeoutMs milliseconds after which it resolves to null while the lock is still held.
 */
export async function waitForLock(path: string, timeoutMs: number): Promise<FileLock | null> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const lock = takeFileLock(path);
    if (lock || performance.now() >= deadline) return lock;
    await wait(interval);
  }
}
