import { connectionOperations, deliveryOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { Accounts } from '../accounts/index.ts';
import { checkDestinationAccess, type Destinations } from '../destinations/index.ts';
import type { Deliveries } from './deliveries.service.ts';

export interface DeliveryRouteDeps {
  readonly accounts: Accounts;
  readonly destinations: Destinations;
}

export function registerDeliveryRoutes(
  { register }: StationContext,
  deps: DeliveryRouteDeps,
  deliveries: Deliveries,
): void {
  const { accounts, destinations } = deps;

  register(deliveryOperations.list, async ({ params }) => ({
    deliveries: await deliveries.list(accounts.stationAt(params.station), params.id),
  }));

  register(deliveryOperations.latest, async ({ params }) => ({
    deliveries: await deliveries.latest(accounts.stationAt(params.station)),
  }));

  register(deliveryOperations.retry, ({ params }) =>
    deliveries.retry(accounts.stationAt(params.station), params.id, params.connection),
  );

  register(deliveryOperations.prove, ({ params }) =>
    deliveries.prove(accounts.stationAt(params.station), params.id, params.connection),
  );

  register(connectionOperations.test, async ({ params, person, signal }) => {
    const station = accounts.stationAt(params.station);
    const [row] = await destinations.byIds(station, [params.id]);
    if (!row) throw fail('resource.absent');
    checkDestinationAccess(person, station.slug, 'update', row.type);
    return deliveries.check(station, row, signal);
  });
}
