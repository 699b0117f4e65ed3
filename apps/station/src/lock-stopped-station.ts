import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LockError } from './platform/lock/lock-error.ts';
import type { Log } from './platform/log.ts';
import { openStationDatabase } from './station-database.ts';
import { lockStation } from './supervisor/lock-station.ts';

export interface StoppedStation {
  /** Absolute path of its data folder. */
  readonly dataDir: string;
  /** Address of its PostgreSQL database; null for the SQLite file of the data folder. */
  readonly databaseUrl: string | null;
  readonly log: Log;
}

/**
 * Takes the locks of a stopped station, so that none of its processes can start: its data folder, and with PostgreSQL its
 * database, because the processes of other machines lock no folder. Release it, or dispose of it.
 * @throws LockError while a process of any machine runs
 */
export async function lockStoppedStation({
  dataDir,
  databaseUrl,
  log,
}: StoppedStation): Promise<AsyncDisposable> {
  const folder = await lockStation({ POSTKIT_DATA: dataDir });
  try {
    const db =
      databaseUrl === null
        ? null
        : await openStationDatabase({ dataDir, databaseUrl }, log, { isExclusive: true });
    return {
      async [Symbol.asyncDispose]() {
        await db?.close();
        folder.release();
      },
    };
  } catch (error) {
    folder.release();
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new LockError(`The database of the station in ${dataDir} cannot be locked: ${reason}`, {
      cause: error,
    });
  }
}

/** Whether a data folder has no database of its own, as that of a station on PostgreSQL. */
export function hasNoDatabase(dataDir: string): boolean {
  return !existsSync(join(dataDir, 'postkit.db'));
}
