import { DatabaseSync } from 'node:sqlite';

/** An exclusive lock on a file. The kernel releases it when the process dies, however it dies. */
export interface FileLock {
  release(): void;
}

/** SQLite's result code for a database that another connection has locked. */
const SQLITE_BUSY = 5;

/**
 * Locks a file, or returns null when another process, or another caller in this one, holds the lock.
 * SQLite takes the lock because Node has no file locks of its own: the file is an empty database in an exclusive transaction.
 */
export function takeFileLock(path: string): FileLock | null {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return { release: () => void (database.isOpen && database.close()) };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
