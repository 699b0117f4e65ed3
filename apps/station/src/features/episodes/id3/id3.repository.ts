import type { MediaFormat } from '@postkit/sdk/schema';
import type { Tables } from '../../../platform/db/database.ts';
import type { EpisodeTables, Id3FileRow, RenditionRow } from '../episode-tables.ts';
import { renditionStorageKey } from '../renditions/rendition-key.ts';
import { id3StorageKey } from './id3-storage-key.ts';

/** A rendition as listeners get it: an mp3 with its ID3 tag, once that is written. */
export interface ServedRendition extends RenditionRow {
  /** Key in the storage. */
  readonly key: string;
  /** Bytes of the ID3 tag before the audio; 0 for none. */
  readonly id3Bytes: number;
}

export async function id3FileOf(db: Tables, episodeId: number): Promise<Id3FileRow | undefined> {
  return db
    .tables<EpisodeTables>()
    .selectFrom('episode_id3_files')
    .selectAll()
    .where('episode_id', '=', episodeId)
    .executeTakeFirst();
}

export async function upsertId3File(db: Tables, { episode_id, ...facts }: Id3FileRow): Promise<void> {
  const insert = db.tables<EpisodeTables>().insertInto('episode_id3_files');
  await insert
    .values({ episode_id, ...facts })
    .onConflict((conflict) => conflict.column('episode_id').doUpdateSet(facts))
    .execute();
}

export async function deleteId3File(db: Tables, episodeId: number): Promise<void> {
  await db
    .tables<EpisodeTables>()
    .deleteFrom('episode_id3_files')
    .where('episode_id', '=', episodeId)
    .execute();
}

/** The files of episodes that are served now. Length, hash and key of each are from one moment. */
export async function servedRenditionsOf(
  db: Tables,
  episodeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ServedRendition[]>> {
  const rows = await served(db).where('media.episode_id', 'in', episodeIds).execute();
  return Map.groupBy(rows.map(toServed), (row) => row.episode_id);
}

export async function servedRenditionOf(
  db: Tables,
  episodeId: number,
  format: MediaFormat,
): Promise<ServedRendition | undefined> {
  const row = await served(db)
    .where('media.episode_id', '=', episodeId)
    .where('media.format', '=', format)
    .executeTakeFirst();
  return row && toServed(row);
}

/** The served mp3 of a published episode, and the ad markers of the episode. */
export interface PublishedFile {
  readonly id: number;
  /** Key in the storage. */
  readonly key: string;
  /** JSON, as in `ad_insert_events`. */
  readonly markers: string;
}

/** The served mp3s of the published episodes of shows, newest first. @param showIds empty for all shows */
export async function publishedFilesOf(
  db: Tables,
  stationId: number,
  showIds: readonly number[],
): Promise<PublishedFile[]> {
  let rows = served(db)
    .innerJoin('episodes', 'episodes.id', 'media.episode_id')
    .select('episodes.ad_insert_events as markers')
    .where('episodes.station_id', '=', stationId)
    .where('episodes.status', '=', 'published')
    .where('episodes.deleted_at', 'is', null)
    .where('media.format', '=', 'mp3');
  if (showIds.length > 0) rows = rows.where('episodes.show_id', 'in', db.dialect.numbers(showIds));
  const found = await rows.orderBy('episodes.published_at', 'desc').orderBy('episodes.id', 'desc').execute();
  return found.map((row) => ({ id: row.episode_id, key: toServed(row).key, markers: row.markers }));
}

function served(db: Tables) {
  return db
    .tables<EpisodeTables>()
    .selectFrom('episode_media as media')
    .leftJoin('episode_id3_files as id3', (join) =>
      join
        .onRef('id3.episode_id', '=', 'media.episode_id')
        .onRef('id3.media_key', '=', 'media.media_key')
        .on('media.format', '=', 'mp3')
        .on('media.original', '=', 0),
    )
    .selectAll('media')
    .select([
      'id3.file_key',
      'id3.id3_bytes',
      'id3.bytes as file_bytes',
      'id3.sha256 as file_sha256',
      'id3.written_at',
    ]);
}

function toServed({
  file_key,
  id3_bytes,
  file_bytes,
  file_sha256,
  written_at,
  ...media
}: Awaited<ReturnType<ReturnType<typeof served>['execute']>>[number]): ServedRendition {
  if (file_key === null)
    return {
      ...media,
      key: renditionStorageKey(media.station_id, media.media_key, media.format),
      id3Bytes: 0,
    };
  return {
    ...media,
    key: id3StorageKey(media.station_id, file_key),
    id3Bytes: id3_bytes ?? 0,
    bytes: file_bytes ?? 0,
    sha256: file_sha256 ?? '',
    updated_at: written_at ?? 0,
  };
}
