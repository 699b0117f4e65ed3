import { deliveryOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Deliveries } from './deliveries.service.ts';

export function registerDeliveryRoutes({ register }: StationContext, accounts: Accounts, deliveries: Deliveries): void {
  register(deliveryOperations.list, async ({ params }) => ({
    deliveries: await deliveries.list(accounts.stationAt(params.station), params.id),
  }));

  register(deliveryOperations.retry, ({ params }) => deliveries.retry(accounts.stationAt(params.station), params.id, params.connection));
}
