import { DatabaseSync } from 'node:sqlite';

/** An exclusive lock on a file. The kernel releases it when the process dies in any way. */
export interface FileLock {
  release(): void;
}

/** SQLite's result code for a database that another connection has locked. */
const SQLITE_BUSY = 5;
/** Milliseconds: longer than another process checks a free lock, and short enough to block the event loop. */
const busyTimeoutMs = 50;

/** Locks that this process holds. The garbage collector would close an unreferenced database, and release its lock. */
const held = new Set<DatabaseSync>();

/**
 * Locks a file, or returns null when another process, or another caller in this one, holds the lock.
 * SQLite takes the lock because Node has no file locks of its own: the file is an empty database in an exclusive transaction.
 */
export function takeFileLock(path: string): FileLock | null {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    // Nothing is ever written, so there is nothing to roll back, and a full disk may have no room for a journal file.
    database.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    if (isBusy(error)) return null;
    throw error;
  }
  held.add(database);
  return {
    release() {
      if (held.delete(database)) database.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
