import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { stationFile } from '../platform/station-files.ts';

/** Creates the tables of a fresh PostgreSQL database as SQLite has them after migration 0091. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = await readFile(stationFile('src/postgres-baseline/baseline.sql'), 'utf8');
  await sql.raw(statements).execute(db);
}
