import type { Feature, StationContext } from '../../context.ts';
import { removeUnowned } from '../../platform/storage/remove-unowned.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import { createBulkDownloadJobs } from './bulk-downloads.jobs.ts';
import { bulkDownloadById } from './bulk-downloads.repository.ts';
import { registerBulkDownloadRoutes } from './bulk-downloads.routes.ts';
import { createBulkDownloadService } from './bulk-downloads.service.ts';
import { bulkLinks, downloadOfLink } from './bulk-zip.ts';

export interface BulkDownloadDeps {
  readonly accounts: Accounts;
  readonly episodes: Pick<Episodes, 'store' | 'media'>;
}

export function createBulkDownloads(
  context: StationContext,
  { accounts, episodes }: BulkDownloadDeps,
): Feature {
  const jobs = createBulkDownloadJobs(context, { accounts, episodes });
  const downloads = createBulkDownloadService(context, { episodes, jobs });
  return {
    start: () =>
      removeUnowned(context, {
        folder: bulkLinks,
        ownerOf: downloadOfLink,
        exists: async (id) => Boolean(await bulkDownloadById(context.db, id)),
        owners: 'bulk downloads',
      }),
    routes: () => registerBulkDownloadRoutes(context, accounts, downloads),
  };
}
