import type { StoredRow } from '../../platform/db/table-pages.ts';
import type { ImportArchive } from './open-archive.ts';

const leftBehind = 'Its audio was not part of the export.';

type Fit = (row: StoredRow, has: ImportArchive['has']) => StoredRow | null;

/** Rows that name files, by their table: a row whose file is not in the zip is left out, or says so. */
const fits: Readonly<Record<string, Fit>> = {
  episode_media: (row, has) =>
    has(`audio/${String(row['episode_id'])}.${String(row['format'])}`) ? row : null,
  episode_id3_files: (row, has) => (has(`audio/${String(row['episode_id'])}.mp3`) ? row : null),
  episode_videos: (row, has) =>
    has(`video/${String(row['episode_id'])}${row['kind'] === 'advanced' ? '-advanced' : ''}.mp4`)
      ? row
      : null,
  episodes: (row, has) =>
    row['media_status'] === 'none' || has(`audio/${String(row['id'])}.mp3`)
      ? row
      : { ...row, media_status: 'failed', media_error: leftBehind },
  campaigns: (row, has) =>
    has(`campaigns/${String(row['id'])}.mp3`)
      ? row
      : { ...row, media_key: '', media: '', bytes: 0, media_status: 'failed', media_error: leftBehind },
};

/** A row as it fits the files of the zip; null if it has no use without its file. */
export function fitFiles(
  table: string,
  row: StoredRow,
  { has }: Pick<ImportArchive, 'has'>,
): StoredRow | null {
  const fit = fits[table];
  return fit ? fit(row, has) : row;
}
