import {
  createOperatorAccounts,
  deletionJob,
  deletionPayload,
  type OperatorAccounts,
} from '../features/accounts/index.ts';
import { switchOffLog } from '../features/logger/index.ts';
import { createShowNames } from '../features/shows/index.ts';
import { newestExports } from '../features/station-exports/index.ts';
import { createAnnounce } from '../live/announce.ts';
import { createLiveHub } from '../live/index.ts';
import { hasNoDatabase } from '../lock-stopped-station.ts';
import { systemClock as clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { createJobs } from '../platform/jobs/create-jobs.ts';
import type { Log } from '../platform/log.ts';
import { createPasswords } from '../platform/passwords/create-passwords.ts';
import { migrateStation, openStationDatabase } from '../station-database.ts';
import { lockStation } from '../supervisor/lock-station.ts';

export interface Installation {
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** Address of the PostgreSQL database; null for the SQLite file of the data folder. */
  readonly databaseUrl: string | null;
  readonly log: Log;
}

/**
 * Runs an action on the users of an installation. With SQLite the station must be stopped, and cannot start meanwhile; with
 * PostgreSQL its processes may run.
 * @throws an Error with a message for the operator
 */
export async function withOperator<Result>(
  installation: Installation,
  work: (operator: OperatorAccounts) => Promise<Result>,
): Promise<Result> {
  const { dataDir, databaseUrl, log } = installation;
  if (databaseUrl === null && hasNoDatabase(dataDir)) {
    throw new Error(
      `There is no station's data in ${dataDir}: it has no postkit.db. Name the folder with --data, or set DATABASE_URL.`,
    );
  }
  const lock = databaseUrl === null ? await lockStation({ POSTKIT_DATA: dataDir }) : null;
  try {
    const db = await openStationDatabase(installation, log);
    try {
      if (!(await isStation(db)))
        throw new Error("There is no station's data in the database of DATABASE_URL.");
      await migrateStation(db, installation);
      return await act(db, log, work);
    } finally {
      await db.close();
    }
  } finally {
    lock?.release();
  }
}

async function isStation(db: Database): Promise<boolean> {
  return (await db.dialect.columnsOf(db, 'users')).length > 0;
}

async function act<Result>(
  db: Database,
  log: Log,
  work: (operator: OperatorAccounts) => Promise<Result>,
): Promise<Result> {
  const passwords = createPasswords({ clock });
  const live = await createLiveHub({ db, clock, log });
  const jobs = createJobs({ db, clock, log });
  try {
    const deletion = jobs.define(deletionJob, {
      payload: deletionPayload,
      lane: 'background',
      run: runAtStation,
    });
    const outside = {
      announce: createAnnounce(live),
      deletion,
      outside: { newestExports, switchOffLog },
      stationQuotaBytes: null,
    };
    return await work(
      await createOperatorAccounts({ db, clock, passwords, live, shows: createShowNames(db), outside }),
    );
  } finally {
    await jobs.stop();
    await live.close();
    await passwords.close();
  }
}

/** The jobs that a command adds run at the station. */
const runAtStation = (): Promise<void> => Promise.reject(new Error('This program runs no jobs.'));
