import { join } from 'node:path';
import type { FileLock } from '../platform/lock/file-lock.ts';
import { LockError } from '../platform/lock/lock-error.ts';
import { waitForLock } from '../platform/lock/wait-for-lock.ts';
import type { Role } from './role-messages.ts';

/** Milliseconds that the previous process of a role may take to exit. */
const timeoutMs = 15_000;

/**
 * Takes the lock of a role in a data folder. After a supervisor is killed, its roles may live a moment longer than its own
 * lock; the new roles wait for them here, before they open anything.
 * @throws LockError when the old process does not exit.
 */
export async function lockRole(dataDir: string, role: Role): Promise<FileLock> {
  const lock = await waitForLock(join(dataDir, `${role}.lock`), timeoutMs);
  if (lock) return lock;
  throw new LockError(
    `The ${role} process of an earlier start still uses the data folder ${dataDir}. Wait until it has ended, or end it, and start again.`,
  );
}
