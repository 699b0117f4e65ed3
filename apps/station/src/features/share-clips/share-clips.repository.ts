import { sql } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { ShareClipRow, ShareClipTables } from './share-clip-tables.ts';

export async function insertShareClip(db: Tables, row: ShareClipRow): Promise<void> {
  await db.tables<ShareClipTables>().insertInto('share_clips').values(row).execute();
}

export async function shareClipById(db: Tables, id: string): Promise<ShareClipRow | undefined> {
  return db.tables<ShareClipTables>().selectFrom('share_clips').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export async function shareClipsOf(db: Tables, stationId: number, episodeId?: number): Promise<ShareClipRow[]> {
  const rows = db.tables<ShareClipTables>().selectFrom('share_clips').selectAll().where('station_id', '=', stationId);
  const chosen = episodeId === undefined ? rows : rows.where('episode_id', '=', episodeId);
  return chosen
    .orderBy('created_at', 'desc')
    .orderBy(sql`rowid`, 'desc')
    .execute();
}

export async function updateShareClip(
  db: Tables,
  id: string,
  change: Partial<Pick<ShareClipRow, 'status' | 'bytes' | 'sha256' | 'notice' | 'error' | 'ended_at'>>,
): Promise<void> {
  await db.tables<ShareClipTables>().updateTable('share_clips').set(change).where('id', '=', id).execute();
}

export async function deleteShareClip(db: Tables, id: string): Promise<void> {
  await db.tables<ShareClipTables>().deleteFrom('share_clips').where('id', '=', id).execute();
}

/** Bytes of the clips of a station. */
export async function shareClipBytes(db: Tables, stationId: number): Promise<number> {
  const { rows } = await sql<{
    bytes: number;
  }>`select coalesce(sum(bytes), 0) as bytes from share_clips where station_id = ${stationId}`.execute(db.tables());
  return rows[0]?.bytes ?? 0;
}
