import type { Feature, StationContext } from '../../context.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { removeUnowned } from '../../platform/storage/remove-unowned.ts';
import { serverSecret } from '../accounts/index.ts';
import type { ApplyDeps } from './apply-deps.ts';
import { importFiles } from './open-archive.ts';
import { createStationImportJobs } from './station-imports.jobs.ts';
import { stationImportById } from './station-imports.repository.ts';
import { registerStationImportRoutes } from './station-imports.routes.ts';
import { createStationImportService } from './station-imports.service.ts';

/** Imports of a whole station from the export of another installation. */
export async function createStationImports(
  context: StationContext,
  deps: Omit<ApplyDeps, 'seal'>,
): Promise<Feature> {
  const box = createSecretBox(await serverSecret(context.config), 'webhooks');
  const jobs = createStationImportJobs(context, { ...deps, seal: box.seal });
  const imports = createStationImportService(context, jobs);
  return {
    start: () =>
      removeUnowned(context, {
        folder: importFiles,
        ownerOf: (key) => key.split('/')[2]?.split('!')[0] ?? '',
        exists: async (id) => Boolean(await stationImportById(context.db, id)),
        owners: 'imports',
      }),
    routes: () => registerStationImportRoutes(context, deps.accounts, imports),
  };
}
