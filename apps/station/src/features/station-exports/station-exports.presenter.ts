import type { StationExport } from '@postkit/sdk/schema';
import type { StationExportRow } from './station-export-tables.ts';

/** Seconds that an export is kept after its end: long enough to download some 500 GB on a slow line. */
export const keepSeconds = 7 * 86_400;

export function presentStationExport(row: StationExportRow, files: number): StationExport {
  const {
    id,
    status,
    includes_media,
    log_first_day: first_day,
    log_last_day: last_day,
    progress,
    bytes,
    error,
    created_at,
    ended_at,
  } = row;
  return {
    guid: id,
    status,
    includes_media: includes_media === 1,
    log: first_day !== null && last_day !== null ? { first_day, last_day } : null,
    progress: status === 'complete' ? 100 : progress,
    files,
    bytes,
    missing: JSON.parse(row.missing),
    error,
    created_at,
    expires_at: ended_at === null ? null : ended_at + keepSeconds,
  };
}
