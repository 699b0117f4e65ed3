import type { Tables } from '../../platform/db/database.ts';
import type { StationExportFileRow, StationExportRow, StationExportTables } from './station-export-tables.ts';

const tablesOf = (db: Tables) => db.tables<StationExportTables>();

export async function insertStationExport(db: Tables, row: StationExportRow): Promise<void> {
  await tablesOf(db).insertInto('station_exports').values(row).execute();
}

export async function stationExportById(db: Tables, id: string): Promise<StationExportRow | undefined> {
  return tablesOf(db).selectFrom('station_exports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export async function stationExportsOf(db: Tables, stationId: number): Promise<StationExportRow[]> {
  const rows = tablesOf(db).selectFrom('station_exports').selectAll().where('station_id', '=', stationId);
  return rows.orderBy('created_at', 'desc').orderBy('id').execute();
}

export async function updateStationExport(
  db: Tables,
  id: string,
  change: Partial<Omit<StationExportRow, 'id'>>,
): Promise<void> {
  await tablesOf(db).updateTable('station_exports').set(change).where('id', '=', id).execute();
}

export async function deleteStationExport(db: Tables, id: string): Promise<void> {
  await tablesOf(db).deleteFrom('station_export_files').where('export_id', '=', id).execute();
  await tablesOf(db).deleteFrom('station_exports').where('id', '=', id).execute();
}

export async function insertExportFile(db: Tables, row: StationExportFileRow): Promise<void> {
  await tablesOf(db).insertInto('station_export_files').values(row).execute();
}

export async function deleteExportFiles(db: Tables, id: string, positions: readonly number[]): Promise<void> {
  const files = tablesOf(db).deleteFrom('station_export_files').where('export_id', '=', id);
  await files.where('position', 'in', db.dialect.numbers(positions)).execute();
}

/** In the order of the zip. */
export async function exportFilesOf(db: Tables, id: string): Promise<StationExportFileRow[]> {
  return tablesOf(db)
    .selectFrom('station_export_files')
    .selectAll()
    .where('export_id', '=', id)
    .orderBy('position')
    .execute();
}

export async function countExportFiles(db: Tables, id: string): Promise<number> {
  const count = tablesOf(db)
    .selectFrom('station_export_files')
    .select((row) => row.fn.countAll<number>().as('count'));
  return Number((await count.where('export_id', '=', id).executeTakeFirstOrThrow()).count);
}
