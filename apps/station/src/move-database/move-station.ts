import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../platform/log.ts';
import { migrateStation, openStationDatabase } from '../station-database.ts';
import { lockStation } from '../supervisor/lock-station.ts';
import { moveDatabase, type MovedTable } from './move-database.ts';

export interface MoveOptions {
  readonly dataDir: string;
  /** Address of the PostgreSQL database, which must be empty. */
  readonly to: string;
  readonly log: Log;
  onTable(this: void, table: MovedTable): void;
}

/**
 * Copies the SQLite database of a stopped station to PostgreSQL. Files and audio stay in the data folder, and so does the
 * SQLite file, whose schema is first brought up to date.
 * @throws an Error with a message for the operator
 */
export async function moveStation({ dataDir, to, log, onTable }: MoveOptions): Promise<MovedTable[]> {
  if (!existsSync(join(dataDir, 'postkit.db')))
    throw new Error(`There is no station's data in ${dataDir}: it has no postkit.db.`);
  const lock = await lockStation({ POSTKIT_DATA: dataDir });
  try {
    const [own, target] = [
      { dataDir, databaseUrl: null },
      { dataDir, databaseUrl: to },
    ];
    await using sqlite = disposable(await openStationDatabase(own, log));
    await migrateStation(sqlite.db, own);
    await using postgres = disposable(await openStationDatabase(target, log, { isExclusive: true }));
    await migrateStation(postgres.db, target);
    return await moveDatabase(sqlite.db, postgres.db, onTable);
  } finally {
    lock.release();
  }
}

function disposable<Db extends { close(): Promise<void> }>(db: Db) {
  return { db, [Symbol.asyncDispose]: () => db.close() };
}
