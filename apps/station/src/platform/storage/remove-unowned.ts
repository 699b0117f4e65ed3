import { isStationError } from '../errors/station-error.ts';
import type { Log } from '../log.ts';
import type { Storage } from './storage.ts';

export interface OwnedFolder {
  readonly folder: string;
  /** The owner of a file, by its key. */
  ownerOf(key: string): string;
  exists(owner: string): Promise<boolean>;
  /** For the log, such as `exports`. */
  readonly owners: string;
}

/**
 * Removes files whose owner has no row, which a crash left between its row and its files. They wait for the next start where
 * the storage cannot be reached.
 */
export async function removeUnowned(
  { storage, log }: { readonly storage: Storage; readonly log: Log },
  { folder, ownerOf, exists, owners }: OwnedFolder,
): Promise<void> {
  try {
    const keys: string[] = [];
    for await (const { key } of storage.list(folder)) keys.push(key);
    for (const [owner, files] of Map.groupBy(keys, ownerOf)) {
      if (await exists(owner)) continue;
      for (const key of files) await storage.remove(key);
      log.info({ owner, folder, files: files.length }, `files of removed ${owners} were deleted`);
    }
  } catch (error) {
    if (!isStationError(error, 'storage.unavailable')) throw error;
    log.warn({ err: error, folder }, `files of removed ${owners} could not be listed`);
  }
}
