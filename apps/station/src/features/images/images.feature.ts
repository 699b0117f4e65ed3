import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import { registerImageRoutes } from './images.routes.ts';
import { createImageService, type Images } from './images.service.ts';

/** Images of shows and episodes. */
export function createImages(
  context: StationContext,
  { accounts }: { accounts: Accounts },
): Images & Feature {
  const service = createImageService(context, accounts);
  return { ...service, routes: () => registerImageRoutes(context, accounts, service) };
}
