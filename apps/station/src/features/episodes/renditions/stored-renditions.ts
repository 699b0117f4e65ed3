import { isStationError } from '../../../platform/errors/station-error.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { RenditionRow } from '../episode-tables.ts';
import type { RenditionFile } from './rendition-file.ts';
import { renditionStorageKey } from './rendition-key.ts';

/** Whether the storage has all of these files, each with its length. */
export async function areStored(
  storage: Pick<Storage, 'stat'>,
  { stationId, key }: { stationId: number; key: string },
  files: readonly Pick<RenditionFile, 'format' | 'bytes'>[],
): Promise<boolean> {
  for (const { format, bytes } of files) {
    if ((await storage.stat(renditionStorageKey(stationId, key, format)))?.bytes !== bytes) return false;
  }
  return true;
}

/** Whether a file of finished audio is missing or truncated. False while the storage cannot be reached. */
export async function isLost(
  storage: Pick<Storage, 'stat'>,
  rows: readonly RenditionRow[],
): Promise<boolean> {
  try {
    for (const row of rows) {
      if (!(await areStored(storage, { stationId: row.station_id, key: row.media_key }, [row]))) return true;
    }
    return false;
  } catch (error) {
    if (isStationError(error, 'storage.unavailable')) return false;
    throw error;
  }
}
