import type { Feature, StationContext } from '../../context.ts';
import { type EmbedDeps, registerEmbedRoutes } from './embeds.routes.ts';
import { createEmbedService, type Embeds } from './embeds.service.ts';

/** Which sites embed which version of the player, with which errors. */
export function createEmbeds(context: StationContext, deps: EmbedDeps): Embeds & Feature {
  const service = createEmbedService(context);
  return {
    isEnabled: service.isEnabled,
    start: service.start,
    stop: service.stop,
    routes: () => registerEmbedRoutes(context, deps, service),
  };
}
