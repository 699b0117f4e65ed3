import { sql } from 'kysely';
import type { MediaFormat } from '@postkit/sdk/schema';
import type { Tables } from '../../../platform/db/database.ts';
import { keptVersionBytes } from '../audio-versions/audio-versions.repository.ts';
import type { EpisodeTables, RenditionRow } from '../episode-tables.ts';

export async function renditionsOf(
  db: Tables,
  episodeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly RenditionRow[]>> {
  const rows = await db
    .tables<EpisodeTables>()
    .selectFrom('episode_media')
    .selectAll()
    .where('episode_id', 'in', episodeIds)
    .execute();
  return Map.groupBy(rows, (row) => row.episode_id);
}

export async function renditionOf(
  db: Tables,
  episodeId: number,
  format: MediaFormat,
): Promise<RenditionRow | undefined> {
  const media = db
    .tables<EpisodeTables>()
    .selectFrom('episode_media')
    .selectAll()
    .where('episode_id', '=', episodeId);
  return media.where('format', '=', format).executeTakeFirst();
}

/** Files with this key that some episode of the station uses. */
export async function renditionsWithKey(db: Tables, stationId: number, key: string): Promise<RenditionRow[]> {
  const media = db
    .tables<EpisodeTables>()
    .selectFrom('episode_media')
    .selectAll()
    .where('station_id', '=', stationId);
  const active = media.where('episode_id', 'in', (row) =>
    row.selectFrom('episodes').select('id').where('deleted_at', 'is', null),
  );
  return active.where('media_key', '=', key).orderBy('episode_id').execute();
}

export async function replaceRenditions(db: Tables, rows: readonly RenditionRow[]): Promise<void> {
  for (const { episode_id, format, ...facts } of rows) {
    await db
      .tables<EpisodeTables>()
      .insertInto('episode_media')
      .values({ episode_id, format, ...facts })
      .onConflict((conflict) => conflict.columns(['episode_id', 'format']).doUpdateSet(facts))
      .execute();
  }
}

export async function removeRenditions(db: Tables, episodeId: number): Promise<void> {
  await db.tables<EpisodeTables>().deleteFrom('episode_media').where('episode_id', '=', episodeId).execute();
}

/**
 * Bytes of a station's rendered files, replaced ones that are kept at a moment (Unix seconds) included, of the mp3s with an
 * ID3 tag, and of videos. Episodes with the same audio share their rendered files.
 */
export async function renditionBytes(db: Tables, stationId: number, at: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select
      coalesce((select sum(bytes) from (select distinct media_key, format, bytes from episode_media where station_id = ${stationId}) as files), 0)
      + coalesce((select sum(bytes) from episode_id3_files where station_id = ${stationId}), 0)
      + coalesce((select sum(bytes) from episode_videos where station_id = ${stationId}), 0) as bytes`.execute(
    db.tables(),
  );
  return (rows[0]?.bytes ?? 0) + (await keptVersionBytes(db, stationId, at));
}
