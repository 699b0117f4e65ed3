import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import { createPublicLog, type PublicLogDeps } from './public-log.service.ts';
import { registerPublicSiteRoutes } from './public-site.routes.ts';
import { createPublicSiteService, type PublicSiteDeps } from './public-site.service.ts';

/** The public data of a station, for its own site. */
export function createPublicSite(
  context: StationContext,
  { accounts, ...deps }: PublicSiteDeps & PublicLogDeps & { readonly accounts: Accounts },
): Feature {
  const site = createPublicSiteService(context, deps);
  const log = createPublicLog(context, deps);
  return { routes: () => registerPublicSiteRoutes(context, { accounts, site, log }) };
}
