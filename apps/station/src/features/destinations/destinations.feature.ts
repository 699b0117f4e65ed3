import type { Feature, StationContext } from '../../context.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { serverSecret } from '../accounts/index.ts';
import type { Images } from '../images/index.ts';
import { registerDestinationRoutes } from './destinations.routes.ts';
import { createDestinationService, type DestinationDeps, type Destinations } from './destinations.service.ts';
import { defineExpiry } from './expire-provisional.jobs.ts';
import { sealStoredSecrets } from './sealed-secrets.ts';

/** Destinations of episodes: feeds, widgets and platforms. */
export async function createDestinations(
  context: StationContext,
  { images, ...deps }: Omit<DestinationDeps, 'box'> & { images: Pick<Images, 'find'> },
): Promise<Destinations & Feature> {
  const box = createSecretBox(await serverSecret(context.config), 'connections');
  await sealStoredSecrets(context.db, box);
  const service = createDestinationService(context, { ...deps, box });
  defineExpiry(context, service.removeUnannounced);
  return {
    ...service,
    routes: () =>
      registerDestinationRoutes(context, { accounts: deps.accounts, images, destinations: service }),
  };
}
