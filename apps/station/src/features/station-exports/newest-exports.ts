import type { ExportOfStation } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type { StationExportTables } from './station-export-tables.ts';
import { keepSeconds } from './station-exports.presenter.ts';

/** The newest export of each of these stations that has one. */
export async function newestExports(
  db: Tables,
  stationIds: readonly number[],
): Promise<ReadonlyMap<number, ExportOfStation>> {
  const exports = db.tables<StationExportTables>().selectFrom('station_exports');
  const rows = await exports
    .select(['id', 'station_id', 'status', 'created_at', 'ended_at'])
    .where('station_id', 'in', db.dialect.numbers(stationIds))
    .orderBy('created_at')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.map(({ id, station_id: stationId, status, created_at, ended_at }) => [
      stationId,
      { guid: id, status, created_at, expires_at: ended_at === null ? null : ended_at + keepSeconds },
    ]),
  );
}
