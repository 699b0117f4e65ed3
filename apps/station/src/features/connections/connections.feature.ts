import type { Feature, StationContext } from '../../context.ts';
import { registerConnectionRoutes } from './connections.routes.ts';
import { createConnectionService, type ConnectionDeps, type Connections } from './connections.service.ts';
import { defineExpiry } from './expire-provisional.jobs.ts';

/** Destinations of episodes: feeds, widgets and platforms. */
export function createConnections(context: StationContext, deps: ConnectionDeps): Connections & Feature {
  const service = createConnectionService(context, deps);
  return {
    ...service,
    start: defineExpiry(context, service.removeUnannounced),
    routes: () => registerConnectionRoutes(context, deps.accounts, service),
  };
}
