import type { Feature, StationContext } from '../../context.ts';
import { registerPublicPages } from './public-pages.routes.ts';
import { createPublicPageService, type PublicPageDeps } from './public-pages.service.ts';

/** The pages that listeners open: of an episode, of a show and of the station. */
export function createPublicPages(context: StationContext, deps: PublicPageDeps): Feature {
  return {
    routes: () => registerPublicPages(context, { ...deps, pages: createPublicPageService(context, deps) }),
  };
}
