import type { Tables } from '../../../platform/db/database.ts';
import type { EpisodeTables, TimelineDownloadRow } from '../episode-tables.ts';

export async function insertDownload(db: Tables, row: TimelineDownloadRow): Promise<void> {
  await db.tables<EpisodeTables>().insertInto('playlist_caches').values(row).execute();
}

export async function downloadById(db: Tables, id: string): Promise<TimelineDownloadRow | undefined> {
  return db
    .tables<EpisodeTables>()
    .selectFrom('playlist_caches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function setDownload(
  db: Tables,
  id: string,
  change: Pick<TimelineDownloadRow, 'status' | 'error'>,
): Promise<void> {
  await db.tables<EpisodeTables>().updateTable('playlist_caches').set(change).where('id', '=', id).execute();
}

export async function deleteDownload(db: Tables, id: string): Promise<void> {
  await db.tables<EpisodeTables>().deleteFrom('playlist_caches').where('id', '=', id).execute();
}
