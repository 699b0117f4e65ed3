import type { ImportItem, ImportStatus, PodcastImport } from '@postkit/sdk/schema';
import { estimateBytes } from '../episodes/index.ts';
import { encodingOf, type ShowAudio } from './audio-encoding.ts';
import type { ImportItemRow, ImportRow } from './import-tables.ts';
import type { ImportCounts } from './imports.repository.ts';
import { readDetails } from './item-details.ts';

/** Bytes of one second in the archive. */
const archiveBytes = 20_000;
/** Files of about the size of the original: in the archive, as mp3 and as aac. */
const copies = 3;

export function presentImport(
  row: ImportRow,
  { waiting, imported, skipped, failed }: ImportCounts,
): PodcastImport {
  const { id, url, title, show_id, connections: destinations, created_at, created_by } = row;
  return {
    id,
    url,
    title,
    show_id,
    social_media_connections: JSON.parse(destinations) as number[],
    status: importStatusOf(row, waiting),
    warnings: JSON.parse(row.warnings) as string[],
    owner_email: row.owner_email,
    owner_until: row.state === 'awaiting_owner' ? row.owner_until : null,
    total: waiting + imported + skipped + failed,
    imported,
    skipped,
    failed,
    created_at,
    created_by,
  };
}

/**
 * @param bitrate kb/s of the station
 * @param show of the import; null if it is gone
 */
export function presentItem(row: ImportItemRow, bitrate: number, show: ShowAudio | null): ImportItem {
  const {
    id,
    title,
    guid,
    published,
    status,
    note,
    playlist_id,
    season,
    episode,
    episode_type,
    bytes,
    seconds,
    clash,
  } = row;
  return {
    id,
    title,
    guid,
    published,
    status,
    note,
    playlist_id,
    season,
    episode,
    episode_type,
    bytes,
    seconds,
    clash,
    encoding: show ? encodingOf(row, show) : '',
    is_dated: row.is_dated === 1,
    disk_bytes: diskBytes(row, bitrate),
    lost: [...(readDetails(row)?.lost ?? [])],
    warning: row.warning,
    file_hash: row.file_hash,
  };
}

/** The recorded audio and the rendered files of the episode. */
function diskBytes(
  { bytes, seconds }: Pick<ImportItemRow, 'bytes' | 'seconds'>,
  bitrate: number,
): number | null {
  if (seconds !== null) return estimateBytes(seconds, bitrate) + seconds * archiveBytes;
  return bytes === null ? null : bytes * copies;
}

/** @param waiting number of its waiting items */
export function importStatusOf({ state }: ImportRow, waiting: number): ImportStatus {
  if (state !== 'applied') return state;
  return waiting > 0 ? 'running' : 'done';
}
