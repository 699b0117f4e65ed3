import type { Feature, StationContext } from '../../context.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { serverSecret } from '../accounts/index.ts';
import type { Images } from '../images/index.ts';
import { registerConnectionRoutes } from './connections.routes.ts';
import { createConnectionService, type ConnectionDeps, type Connections } from './connections.service.ts';
import { defineExpiry } from './expire-provisional.jobs.ts';
import { sealStoredSecrets } from './sealed-secrets.ts';

/** Destinations of episodes: feeds, widgets and platforms. */
export async function createConnections(
  context: StationContext,
  { images, ...deps }: Omit<ConnectionDeps, 'box'> & { images: Pick<Images, 'find'> },
): Promise<Connections & Feature> {
  const box = createSecretBox(await serverSecret(context.config), 'connections');
  await sealStoredSecrets(context.db, box);
  const service = createConnectionService(context, { ...deps, box });
  defineExpiry(context, service.removeUnannounced);
  return {
    ...service,
    routes: () =>
      registerConnectionRoutes(context, { accounts: deps.accounts, images, connections: service }),
  };
}
