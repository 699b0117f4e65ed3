import { sql } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { StationImportRow, StationImportTables } from './station-import-tables.ts';

const tablesOf = (db: Tables) => db.tables<StationImportTables>();

export async function insertStationImport(db: Tables, row: StationImportRow): Promise<void> {
  await tablesOf(db).insertInto('station_imports').values(row).execute();
}

export async function stationImportById(db: Tables, id: string): Promise<StationImportRow | undefined> {
  return tablesOf(db).selectFrom('station_imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export async function stationImportsOf(db: Tables, stationId: number): Promise<StationImportRow[]> {
  const rows = tablesOf(db).selectFrom('station_imports').selectAll().where('station_id', '=', stationId);
  return rows.orderBy('created_at', 'desc').orderBy('id').execute();
}

export async function updateStationImport(
  db: Tables,
  id: string,
  change: Partial<Omit<StationImportRow, 'id'>>,
): Promise<void> {
  await tablesOf(db).updateTable('station_imports').set(change).where('id', '=', id).execute();
}

export async function deleteStationImport(db: Tables, id: string): Promise<void> {
  await tablesOf(db).deleteFrom('station_imports').where('id', '=', id).execute();
}

/** Tables of which a station that imports another one has no row. */
const work = [
  'shows',
  'episodes',
  'audio_events',
  'connections',
  'schedules',
  'campaigns',
  'webhooks',
  // The cancellation of an import would remove holds that are older than it.
  'log_holds',
] as const;

export async function isEmptyStation(db: Tables, stationId: number): Promise<boolean> {
  const rows = work.map(
    (table) => sql`select 1 as one from ${sql.table(table)} where station_id = ${stationId}`,
  );
  const segments = sql`select 1 as one from archive_files where stream_id in (select id from streams where station_id = ${stationId})`;
  const found = await sql`${sql.join([...rows, segments], sql` union all `)} limit 1`.execute(db.tables());
  return found.rows.length === 0;
}

export async function isLogOn(db: Tables, stationId: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from log_sources where station_id = ${stationId} and active = 1`.execute(db.tables());
  return rows.length > 0;
}

/** The archive's name of a stream. */
export async function streamNameOf(db: Tables, id: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from streams where id = ${id}`.execute(
    db.tables(),
  );
  if (!rows[0]) throw new Error('There is no such stream.');
  return rows[0].name;
}

/** Removes the streams of a station without audio, whose names the import needs. */
export async function removeStreams(db: Tables, stationId: number): Promise<void> {
  await sql`delete from streams where station_id = ${stationId}`.execute(db.tables());
}
