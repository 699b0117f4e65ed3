import type { Tables } from '../../../platform/db/database.ts';
import type { VideoKind, VideoRow, VideoTables } from './video-tables.ts';

export async function videoOf(db: Tables, episodeId: number, kind: VideoKind): Promise<VideoRow | undefined> {
  const videos = db
    .tables<VideoTables>()
    .selectFrom('episode_videos')
    .selectAll()
    .where('episode_id', '=', episodeId);
  return videos.where('kind', '=', kind).executeTakeFirst();
}

/** The basic videos of episodes, by the id of the episode. */
export async function basicVideosOf(
  db: Tables,
  episodeIds: readonly number[],
): Promise<ReadonlyMap<number, VideoRow>> {
  const videos = db
    .tables<VideoTables>()
    .selectFrom('episode_videos')
    .selectAll()
    .where('kind', '=', 'basic');
  const rows = await videos.where('episode_id', 'in', db.dialect.numbers(episodeIds)).execute();
  return new Map(rows.map((row) => [row.episode_id, row]));
}

/** Basic videos that older versions rendered. */
export async function basicVideosWithoutHeight(db: Tables, limit: number): Promise<VideoRow[]> {
  const videos = db
    .tables<VideoTables>()
    .selectFrom('episode_videos')
    .selectAll()
    .where('kind', '=', 'basic');
  return videos.where('height', 'is', null).orderBy('episode_id').limit(limit).execute();
}

/** Stores the height of a video, unless another has replaced it. */
export async function setVideoHeight(
  db: Tables,
  { episode_id, kind, file_key }: VideoRow,
  height: number,
): Promise<void> {
  const videos = db.tables<VideoTables>().updateTable('episode_videos').set({ height });
  await videos
    .where('episode_id', '=', episode_id)
    .where('kind', '=', kind)
    .where('file_key', '=', file_key)
    .execute();
}

export async function videosOf(db: Tables, episodeId: number): Promise<VideoRow[]> {
  return db
    .tables<VideoTables>()
    .selectFrom('episode_videos')
    .selectAll()
    .where('episode_id', '=', episodeId)
    .execute();
}

export async function replaceVideo(db: Tables, { episode_id, kind, ...facts }: VideoRow): Promise<void> {
  await db
    .tables<VideoTables>()
    .insertInto('episode_videos')
    .values({ episode_id, kind, ...facts })
    .onConflict((conflict) => conflict.columns(['episode_id', 'kind']).doUpdateSet(facts))
    .execute();
}

export async function removeVideos(db: Tables, episodeId: number): Promise<void> {
  await db.tables<VideoTables>().deleteFrom('episode_videos').where('episode_id', '=', episodeId).execute();
}
