import { sql } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { StationScope } from '../accounts/index.ts';

/** Work that belongs to the user who requested it, by its id. */
export type OwnWork =
  | { readonly upload: string }
  | { readonly timeline: string }
  | { readonly figures: string };

/** Id of the user behind a piece of work; null if the station has none, or does not know. */
export async function madeBy(
  db: Tables,
  { id: stationId }: StationScope,
  work: OwnWork,
): Promise<number | null> {
  const found =
    'upload' in work
      ? sql<{
          user_id: number | null;
        }>`select person_id as user_id from uploads where station_id = ${stationId} and uuid = ${work.upload}`
      : 'timeline' in work
        ? sql<{
            user_id: number | null;
          }>`select made_by as user_id from playlist_caches where station_id = ${stationId} and id = ${work.timeline}`
        : sql<{
            user_id: number | null;
          }>`select made_by as user_id from analytics_exports where station_id = ${stationId} and id = ${work.figures}`;
  return (await found.execute(db.tables())).rows[0]?.user_id ?? null;
}

/** Id of the show that a share clip belongs to now; null without one. */
export async function showOfClip(
  db: Tables,
  { id: stationId }: StationScope,
  guid: string,
): Promise<number | null> {
  const { rows } = await sql<{
    show_id: number | null;
  }>`select coalesce(episodes.show_id, share_clips.show_id) as show_id
    from share_clips left join episodes on episodes.id = share_clips.episode_id
    where share_clips.station_id = ${stationId} and share_clips.id = ${guid}`.execute(db.tables());
  return rows[0]?.show_id ?? null;
}
