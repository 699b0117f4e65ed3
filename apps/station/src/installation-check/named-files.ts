import { sql, type RawBuilder } from 'kysely';
import type { Tables } from '../platform/db/database.ts';

/** A file that a row names. */
export interface NamedFile {
  /** In the data folder, such as `files/episodes/1/key.mp3`; in a bucket without `files/` of the station's prefix. */
  readonly path: string;
  /** Null where no row knows it. */
  readonly bytes: number | null;
  readonly sha256: string | null;
}

const ofEpisode = sql`join episodes e on e.id = f.episode_id and e.deleted_at is null`;

const queries: readonly RawBuilder<NamedFile>[] = [
  sql`select 'files/episodes/' || f.station_id || '/' || f.media_key || '.' || f.format as path, f.bytes, f.sha256
    from episode_media f ${ofEpisode}`,
  sql`select 'files/id3/' || f.station_id || '/' || f.file_key || '.mp3' as path, f.bytes, f.sha256 from episode_id3_files f ${ofEpisode}`,
  sql`select 'files/videos/' || f.station_id || '/' || f.file_key || '.mp4' as path, f.bytes, f.sha256 from episode_videos f ${ofEpisode}`,
  sql`select 'files/share-clips/' || station_id || '/' || id || '.mp4' as path, bytes, sha256 from share_clips where status = 'complete'`,
  sql`select 'files/' || storage_key as path, bytes, sha256 from original_files`,
  sql`select 'files/uploads/' || id as path, null as bytes, null as sha256 from uploads where status = 'encoding'`,
];

const images: readonly RawBuilder<{ station_id: number; addresses: string }>[] = [
  sql`select station_id, image || ' ' || rss_image || ' ' || selected_image || ' ' || chapter_markers as addresses
    from episodes where deleted_at is null`,
  sql`select station_id, square_image || ' ' || rectangle_image as addresses from shows`,
  sql`select id as station_id, default_image as addresses from stations`,
];

/** The name of a file that the station made for an image, in its address. */
const imageName = /\/images\/([0-9a-f]{8}-[0-9a-f-]{27}\.(?:jpg|png|webp|gif))/g;

/** The files of episodes, images, share clips and uploads, each once. */
export async function namedFiles(db: Tables): Promise<Map<string, NamedFile>> {
  const files = new Map<string, NamedFile>();
  for (const query of queries)
    for (const file of (await query.execute(db.tables())).rows) files.set(file.path, file);
  for (const query of images) {
    for (const { station_id, addresses } of (await query.execute(db.tables())).rows) {
      for (const [, name = ''] of addresses.matchAll(imageName)) {
        const path = `files/images/${station_id}/${name}`;
        files.set(path, { path, bytes: null, sha256: null });
      }
    }
  }
  return files;
}
