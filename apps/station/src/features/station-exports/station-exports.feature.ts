import type { Feature, StationContext } from '../../context.ts';
import { removeUnowned } from '../../platform/storage/remove-unowned.ts';
import { collectFiles } from './collect-files.ts';
import type { StationExportDeps } from './export-deps.ts';
import { exportFiles, exportOfKey } from './export-zip.ts';
import { createStationExportJobs } from './station-exports.jobs.ts';
import { stationExportById } from './station-exports.repository.ts';
import { registerStationExportRoutes } from './station-exports.routes.ts';
import { createStationExportService } from './station-exports.service.ts';

/** Everything that a station has made in one zip, so that it can leave. */
export function createStationExports(context: StationContext, deps: StationExportDeps): Feature {
  const jobs = createStationExportJobs(context, deps.accounts, (station, row) =>
    collectFiles(context, deps, station, row),
  );
  const exports = createStationExportService(context, deps.episodes, jobs);
  return {
    start: () =>
      removeUnowned(context, {
        folder: exportFiles,
        ownerOf: exportOfKey,
        exists: async (id) => Boolean(await stationExportById(context.db, id)),
        owners: 'exports',
      }),
    routes: () => registerStationExportRoutes(context, deps.accounts, exports),
  };
}
