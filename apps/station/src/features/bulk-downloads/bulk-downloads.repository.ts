import type { Tables } from '../../platform/db/database.ts';
import type { BulkDownloadRow, BulkDownloadTables, BulkFileRow } from './bulk-download-tables.ts';

export async function insertBulkDownload(db: Tables, row: BulkDownloadRow): Promise<void> {
  await db.tables<BulkDownloadTables>().insertInto('bulk_downloads').values(row).execute();
}

export async function bulkDownloadById(db: Tables, id: string): Promise<BulkDownloadRow | undefined> {
  return db
    .tables<BulkDownloadTables>()
    .selectFrom('bulk_downloads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Newest first. */
export async function bulkDownloadsOf(
  db: Tables,
  stationId: number,
  userId: number,
): Promise<BulkDownloadRow[]> {
  const rows = db
    .tables<BulkDownloadTables>()
    .selectFrom('bulk_downloads')
    .selectAll()
    .where('station_id', '=', stationId);
  return rows.where('user_id', '=', userId).orderBy('created_at', 'desc').orderBy('id').execute();
}

export async function endBulkDownload(
  db: Tables,
  id: string,
  change: Pick<BulkDownloadRow, 'status' | 'missing' | 'error' | 'ended_at'>,
): Promise<void> {
  await db
    .tables<BulkDownloadTables>()
    .updateTable('bulk_downloads')
    .set(change)
    .where('id', '=', id)
    .execute();
}

export async function deleteBulkDownload(db: Tables, id: string): Promise<void> {
  await db
    .tables<BulkDownloadTables>()
    .deleteFrom('bulk_download_files')
    .where('bulk_download_id', '=', id)
    .execute();
  await db.tables<BulkDownloadTables>().deleteFrom('bulk_downloads').where('id', '=', id).execute();
}

export async function insertBulkFile(db: Tables, row: BulkFileRow): Promise<void> {
  await db.tables<BulkDownloadTables>().insertInto('bulk_download_files').values(row).execute();
}

/** In the order of the zip. */
export async function bulkFilesOf(
  db: Tables,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly BulkFileRow[]>> {
  const files = db
    .tables<BulkDownloadTables>()
    .selectFrom('bulk_download_files')
    .selectAll()
    .where('bulk_download_id', 'in', ids);
  return Map.groupBy(await files.orderBy('position').execute(), (file) => file.bulk_download_id);
}
