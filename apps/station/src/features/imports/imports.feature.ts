import type { Feature, StationContext } from '../../context.ts';
import { registerImportRoutes } from './imports.routes.ts';
import { createImportService, type ImportDeps, type Imports } from './imports.service.ts';

/** Imports of podcasts. Create it before the jobs start. */
export function createImports(context: StationContext, deps: ImportDeps): Imports & Feature {
  const service = createImportService(context, deps);
  return { ...service, routes: () => registerImportRoutes(context, deps.accounts, service) };
}
