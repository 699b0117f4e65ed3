import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { StationContext } from '../../context.ts';
import { bulkDownloadById } from './bulk-downloads.repository.ts';
import { bulkLinks, downloadOfLink } from './bulk-zip.ts';

/** Removes links without a bulk download, which a crash between its row and its links left. Runs before jobs do. */
export async function removeUnknownLinks({ db, storage, log }: Pick<StationContext, 'db' | 'storage' | 'log'>): Promise<void> {
  const root = storage.path(bulkLinks);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const links = Map.groupBy(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
    (path) => downloadOfLink(basename(path)),
  );
  for (const [guid, paths] of links) {
    if (await bulkDownloadById(db, guid)) continue;
    for (const path of paths) await storage.remove(`${bulkLinks}/${relative(root, path)}`);
    log.info({ guid, links: paths.length }, 'links of a removed bulk download were deleted');
  }
}
