import { join } from 'node:path';
import type { FileLock } from '../platform/lock/file-lock.ts';
import { LockError } from '../platform/lock/lock-error.ts';
import { waitForLock } from '../platform/lock/wait-for-lock.ts';

/** Milliseconds that the previous process of a role may take to exit. */
const timeoutMs = 15_000;

/**
 * Takes the lock of a role, or of one of its processes, in a folder. After a supervisor is killed, its roles may live a moment longer than its own
 * lock; the new roles wait for them here, before they open anything.
 * @throws LockError when the old process does not exit.
 */
export async function lockRole(folder: string, name: string): Promise<FileLock> {
  const lock = await waitForLock(join(folder, `${name}.lock`), timeoutMs);
  if (lock) return lock;
  throw new LockError(
    `The ${name} process of an earlier start still uses the folder ${folder}. Wait until it has ended, or end it, and start again.`,
  );
}
