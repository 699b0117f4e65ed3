import { stationMigrations } from '../migrations/station-migrations.ts';
import type { Database } from '../platform/db/database.ts';
import { openPostgres } from '../platform/db/dialects/postgres/open-postgres.ts';
import { openTestDatabase } from '../platform/db/open-test-database.ts';
import { isOnPostgres, testPostgres } from './postgres/test-postgres.ts';

/** A database with the tables of a station, in memory or on the PostgreSQL server of the tests. `close` deletes it. */
export async function openStationDatabase(): Promise<Database> {
  if (!isOnPostgres) return openTestDatabase(stationMigrations);
  const { url, drop } = await testPostgres();
  const db = await openPostgres(url);
  return { ...db, close: () => db.close().then(drop) };
}
