import { moveArchive, type MovedArchiveFile } from '../features/archive/index.ts';
import { readConfig } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { migrateStation, openStationDatabase } from '../station-database.ts';
import { lockStation } from '../supervisor/lock-station.ts';

export interface MoveStationArchiveOptions {
  /** Absolute path of the data folder of the station, which must be stopped. */
  readonly dataDir: string;
  /** `s3://…` */
  readonly to: string;
  /** `DATABASE_URL` of the station, and the credentials of the bucket. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  onFile(this: void, file: MovedArchiveFile): void;
}

/**
 * Copies the recorded audio of a stopped station from its data folder to a bucket. The files of the folder stay.
 * @throws an Error with a message for the operator
 */
export async function moveStationArchive({ dataDir, to, env, log, onFile }: MoveStationArchiveOptions) {
  const names = Object.entries(env).filter(([name]) => name === 'DATABASE_URL' || name.startsWith('AWS_'));
  const config = readConfig({
    ...Object.fromEntries(names),
    POSTKIT_DATA: dataDir,
    POSTKIT_STORAGE: to,
    POSTKIT_ARCHIVE: 'objects',
  });
  const lock = await lockStation({ POSTKIT_DATA: dataDir });
  try {
    const db = await openStationDatabase(config, log, { isExclusive: true });
    try {
      await migrateStation(db, config);
      return await moveArchive({ db, config, onFile });
    } finally {
      await db.close();
    }
  } finally {
    lock.release();
  }
}
