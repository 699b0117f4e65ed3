import type { Feature, StationContext } from '../../context.ts';
import { registerTagRoutes } from './tags.routes.ts';
import { createTagService, type TagDeps, type Tags } from './tags.service.ts';

/** The station's own labels for episodes and audio. */
export function createTags(context: StationContext, deps: TagDeps): Tags & Feature {
  const service = createTagService(context, deps);
  return { ...service, routes: () => registerTagRoutes(context, deps.accounts, service) };
}
