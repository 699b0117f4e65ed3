import type { Feature, StationContext } from '../../context.ts';
import { registerDeliveryRoutes } from './deliveries.routes.ts';
import { createDeliveryService, type Deliveries, type DeliveryDeps } from './deliveries.service.ts';

/** Deliveries of episodes to platforms. Create it before the jobs start. */
export function createDeliveries(context: StationContext, deps: DeliveryDeps): Deliveries & Feature {
  const service = createDeliveryService(context, deps);
  return { ...service, routes: () => registerDeliveryRoutes(context, deps, service) };
}
