import { sql } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';

/** Files and their bytes together. */
export interface MediaTotals {
  readonly files: number;
  readonly bytes: number;
}

/** The files of a station's episodes as they are served, without deleted episodes: audio with its ID3 tag, and basic videos. */
export async function mediaTotals(db: Tables, stationId: number): Promise<MediaTotals> {
  const { rows } = await sql<MediaTotals>`select count(*) as files, coalesce(sum(bytes), 0) as bytes from (
      select coalesce(id3.bytes, media.bytes) as bytes, media.episode_id
        from episode_media as media
        left join episode_id3_files as id3 on id3.episode_id = media.episode_id and id3.media_key = media.media_key
          and media.format = 'mp3' and media.original = 0
        where media.station_id = ${stationId}
      union all
      select bytes, episode_id from episode_videos where station_id = ${stationId} and kind = 'basic'
    ) as served
    where episode_id in (select id from episodes where station_id = ${stationId} and deleted_at is null)`.execute(
    db.tables(),
  );
  return { files: Number(rows[0]?.files ?? 0), bytes: Number(rows[0]?.bytes ?? 0) };
}
