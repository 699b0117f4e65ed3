import type { BulkDownload } from '@postkit/sdk/schema';
import type { Storage } from '../../platform/storage/storage.ts';
import type { BulkDownloadRow, BulkFileRow } from './bulk-download-tables.ts';
import { bulkZip } from './bulk-zip.ts';

/** Seconds that a bulk download is kept after its end. */
export const keepSeconds = 2 * 86_400;

/** Percentage of the requested episodes whose files are prepared. */
export function progressOf(row: Pick<BulkDownloadRow, 'episode_ids'>, prepared: number): number {
  return Math.floor((100 * prepared) / JSON.parse(row.episode_ids).length);
}

export function presentBulkDownload(
  storage: Pick<Storage, 'open'>,
  row: BulkDownloadRow,
  files: readonly BulkFileRow[],
): BulkDownload {
  const { id, status, format, error, created_at, ended_at } = row;
  return {
    guid: id,
    status,
    format,
    audio_playlist_ids: JSON.parse(row.episode_ids),
    mp3_list: files.map(({ episode_id, name, bytes }) => ({ playlist_id: episode_id, file: name, bytes })),
    missing: JSON.parse(row.missing),
    progress: status === 'processing' ? progressOf(row, files.length) : 100,
    bytes: status === 'complete' ? bulkZip(storage, row, files).bytes : 0,
    error,
    created_at,
    expires_at: ended_at === null ? null : ended_at + keepSeconds,
  };
}
