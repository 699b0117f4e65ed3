import type { Feature, StationContext } from '../../context.ts';
import type { Images } from '../images/index.ts';
import { registerShowRoutes } from './shows.routes.ts';
import { createShowService, type ShowDeps, type Shows } from './shows.service.ts';

/** The station's shows. Their episodes update the counters. */
export function createShows(
  context: StationContext,
  { images, ...deps }: ShowDeps & { images: Pick<Images, 'find'> },
): Shows & Feature {
  const service = createShowService(context, deps);
  return {
    ...service,
    routes: () => registerShowRoutes(context, { accounts: deps.accounts, images, shows: service }),
  };
}
