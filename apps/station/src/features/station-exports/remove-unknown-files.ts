import type { StationContext } from '../../context.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import { exportFiles, exportOfKey } from './export-zip.ts';
import { stationExportById } from './station-exports.repository.ts';

/**
 * Removes files without an export, which a crash left between its row and its files. They wait for the next start where the
 * storage cannot be reached.
 */
export async function removeUnknownFiles({ db, storage, log }: Pick<StationContext, 'db' | 'storage' | 'log'>): Promise<void> {
  try {
    const keys: string[] = [];
    for await (const { key } of storage.list(exportFiles)) keys.push(key);
    for (const [id, files] of Map.groupBy(keys, exportOfKey)) {
      if (await stationExportById(db, id)) continue;
      for (const key of files) await storage.remove(key);
      log.info({ guid: id, files: files.length }, 'files of a removed export were deleted');
    }
  } catch (error) {
    if (!isStationError(error, 'storage.unavailable')) throw error;
    log.warn({ err: error }, 'files of removed exports could not be listed');
  }
}
