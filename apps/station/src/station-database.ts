import { join } from 'node:path';
import { postgresMigrations, stationMigrations } from './migrations/station-migrations.ts';
import type { Config } from './platform/config.ts';
import { createDamageWatch } from './platform/db/damage-note.ts';
import type { Database } from './platform/db/database.ts';
import { exclusively } from './platform/db/exclusively.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase, type DatabaseOptions } from './platform/db/open-database.ts';
import type { Log } from './platform/log.ts';

type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

export interface StationDatabaseOptions extends DatabaseOptions {
  /** Whether to refuse a PostgreSQL database that a station uses. A data folder has its own lock. */
  readonly isExclusive?: boolean;
}

/** Opens the installation's database: the one of `DATABASE_URL`, or the SQLite file of the data folder. */
export async function openStationDatabase(
  config: DatabaseConfig,
  log: Log,
  options: StationDatabaseOptions = {},
): Promise<Database> {
  const onError = options.readOnly ? undefined : createDamageWatch(config.dataDir, log);
  if (config.databaseUrl === null)
    return openDatabase(databasePath(config), { ...options, ...(onError && { onError }) });
  // Loaded on demand: most installations never need the driver.
  const { openPostgres } = await import('./platform/db/dialects/postgres/open-postgres.ts');
  return openPostgres(config.databaseUrl, {
    isExclusive: options.isExclusive,
    ...(onError && { onError }),
    onLostConnection: (error) => log.warn({ err: error }, 'a connection to the database was lost'),
  });
}

/** Milliseconds that the migrations of another process may take. */
const migrationMs = 10 * 60_000;

/** Brings the schema of the installation's database up to date. */
export async function migrateStation(db: Database, config: DatabaseConfig): Promise<void> {
  // Processes may start at the same time.
  const lock = { name: 'migrate', timeoutMs: migrationMs };
  if (db.dialect.name === 'postgres') return exclusively(db, lock, () => migrate(db, postgresMigrations));
  return migrate(db, stationMigrations, { path: databasePath(config) });
}

function databasePath({ dataDir }: DatabaseConfig): string {
  return join(dataDir, 'postkit.db');
}
