import { basename } from 'node:path';
import type { StationContext } from '../../context.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import { bulkDownloadById } from './bulk-downloads.repository.ts';
import { bulkLinks, downloadOfLink } from './bulk-zip.ts';

/**
 * Removes links without a bulk download, which a crash between its row and its links left. Runs before jobs do; they wait
 * for the next start where the files cannot be reached.
 */
export async function removeUnknownLinks(context: Pick<StationContext, 'db' | 'storage' | 'log'>): Promise<void> {
  await removeLinks(context).catch((error: unknown) => {
    if (!isStationError(error, 'storage.unavailable')) throw error;
    context.log.warn({ err: error }, 'links of removed bulk downloads could not be listed');
  });
}

async function removeLinks({ db, storage, log }: Pick<StationContext, 'db' | 'storage' | 'log'>): Promise<void> {
  const links = new Map<string, string[]>();
  for await (const { key } of storage.list(bulkLinks)) {
    const guid = downloadOfLink(basename(key));
    links.set(guid, [...(links.get(guid) ?? []), key]);
  }
  for (const [guid, keys] of links) {
    if (await bulkDownloadById(db, guid)) continue;
    for (const key of keys) await storage.remove(key);
    log.info({ guid, links: keys.length }, 'links of a removed bulk download were deleted');
  }
}
