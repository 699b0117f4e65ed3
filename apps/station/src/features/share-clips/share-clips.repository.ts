import { sql } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { StationScope } from '../accounts/index.ts';
import type { ShareClipRow, ShareClipTables } from './share-clip-tables.ts';

export async function insertShareClip(db: Tables, row: ShareClipRow): Promise<void> {
  await db.tables<ShareClipTables>().insertInto('share_clips').values(row).execute();
}

export async function shareClipById(db: Tables, id: string): Promise<ShareClipRow | undefined> {
  return db
    .tables<ShareClipTables>()
    .selectFrom('share_clips')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A clip of a station, or of the shows that a user is limited to. */
export async function shareClipWithin(
  db: Tables,
  scope: StationScope,
  id: string,
): Promise<ShareClipRow | undefined> {
  return shareClipsIn(db, scope).selectAll().where('id', '=', id).executeTakeFirst();
}

/** A clip of an episode belongs to the show that the episode has now. */
function shareClipsIn(db: Tables, { id, limit }: StationScope) {
  const clips = db.tables<ShareClipTables>().selectFrom('share_clips').where('station_id', '=', id);
  if (!limit) return clips;
  const shows = db.dialect.numbers([...limit.shows]);
  const showOf = sql<number>`coalesce((select episodes.show_id from episodes where episodes.id = share_clips.episode_id), share_clips.show_id)`;
  return clips.where(showOf, 'in', shows);
}

/** Newest first. */
export async function shareClipsOf(
  db: Tables,
  scope: StationScope,
  episodeId?: number,
): Promise<ShareClipRow[]> {
  const rows = shareClipsIn(db, scope).selectAll();
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
  }>`select coalesce(sum(bytes), 0) as bytes from share_clips where station_id = ${stationId}`.execute(
    db.tables(),
  );
  return rows[0]?.bytes ?? 0;
}
