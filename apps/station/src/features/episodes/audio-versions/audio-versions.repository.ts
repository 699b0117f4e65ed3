import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { EpisodeTables } from '../episode-tables.ts';
import type { RenditionFile } from '../renditions/rendition-file.ts';

export type AudioVersionRow = Selectable<EpisodeTables['episode_audio_versions']>;
export type NewAudioVersion = Insertable<EpisodeTables['episode_audio_versions']>;

const versions = (db: Tables) => db.tables<EpisodeTables>().selectFrom('episode_audio_versions').selectAll();

/** The versions of an episode, newest first. */
export async function audioVersionsOf(db: Tables, episodeId: number): Promise<AudioVersionRow[]> {
  return versions(db).where('episode_id', '=', episodeId).orderBy('number', 'desc').execute();
}

export async function audioVersionAt(
  db: Tables,
  episodeId: number,
  number: number,
): Promise<AudioVersionRow | undefined> {
  return versions(db).where('episode_id', '=', episodeId).where('number', '=', number).executeTakeFirst();
}

/** A version with these files that are kept after a moment, Unix seconds; the one that keeps them longest. */
export async function keptVersion(
  db: Tables,
  stationId: number,
  key: string,
  after: number,
): Promise<AudioVersionRow | undefined> {
  const kept = versions(db)
    .where('station_id', '=', stationId)
    .where('media_key', '=', key)
    .where('kept_until', '>', after);
  return kept.orderBy('kept_until', 'desc').executeTakeFirst();
}

export async function insertAudioVersion(db: Tables, row: NewAudioVersion): Promise<void> {
  await db.tables<EpisodeTables>().insertInto('episode_audio_versions').values(row).execute();
}

export async function updateAudioVersion(
  db: Tables,
  { episode_id, number }: Pick<AudioVersionRow, 'episode_id' | 'number'>,
  change: Partial<AudioVersionRow>,
): Promise<void> {
  const update = db.tables<EpisodeTables>().updateTable('episode_audio_versions').set(change);
  await update.where('episode_id', '=', episode_id).where('number', '=', number).execute();
}

export async function deleteAudioVersions(db: Tables, episodeId: number): Promise<void> {
  await db
    .tables<EpisodeTables>()
    .deleteFrom('episode_audio_versions')
    .where('episode_id', '=', episodeId)
    .execute();
}

/** Bytes of the files of a station that only replaced versions have, at a moment in Unix seconds. */
export async function keptVersionBytes(db: Tables, stationId: number, at: number): Promise<number> {
  const tables = db.tables<EpisodeTables>();
  const served = tables.selectFrom('episode_media').select('media_key').where('station_id', '=', stationId);
  const kept = tables
    .selectFrom('episode_audio_versions')
    .select((row) => ['media_key', row.fn.max('bytes').as('bytes')])
    .where('station_id', '=', stationId)
    .where('kept_until', '>', at)
    .where('media_key', 'not in', served)
    .groupBy('media_key');
  const sum = tables
    .selectFrom(kept.as('files'))
    .select((row) => row.fn.sum<number | null>('bytes').as('bytes'));
  return Number((await sum.executeTakeFirst())?.bytes ?? 0);
}

/** The files of a version. */
export function mediaOf({ media }: Pick<AudioVersionRow, 'media'>): RenditionFile[] {
  const files = JSON.parse(media) as (Omit<RenditionFile, 'original'> &
    Partial<Pick<RenditionFile, 'original'>>)[];
  // Versions from before the mark have none.
  return files.map((file) => ({ original: 0, ...file }));
}
