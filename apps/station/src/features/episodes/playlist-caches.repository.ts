import type { Tables } from '../../platform/db/database.ts';
import type { EpisodeTables, PlaylistCacheRow } from './episode-tables.ts';

export async function insertCache(db: Tables, row: PlaylistCacheRow): Promise<void> {
  await db.tables<EpisodeTables>().insertInto('playlist_caches').values(row).execute();
}

export async function cacheById(db: Tables, id: string): Promise<PlaylistCacheRow | undefined> {
  return db.tables<EpisodeTables>().selectFrom('playlist_caches').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function setCache(db: Tables, id: string, change: Pick<PlaylistCacheRow, 'status' | 'error'>): Promise<void> {
  await db.tables<EpisodeTables>().updateTable('playlist_caches').set(change).where('id', '=', id).execute();
}

export async function deleteCache(db: Tables, id: string): Promise<void> {
  await db.tables<EpisodeTables>().deleteFrom('playlist_caches').where('id', '=', id).execute();
}
