// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import type { DeliveriesLatestResponse, DeliveriesListResponse, Delivery } from './wire-types.ts';

export const deliveryOperations = {
  list: { id: 'deliveries.list', method: 'GET', path: '/{station}/api/v1/playlist/{id}/deliveries/', success: 200, responseKind: 'json' },
  latest: { id: 'deliveries.latest', method: 'GET', path: '/{station}/api/v1/deliveries/latest/', success: 200, responseKind: 'json' },
  retry: {
    id: 'deliveries.retry',
    method: 'POST',
    path: '/{station}/api/v1/playlist/{id}/deliveries/{connection}/retry/',
    success: 202,
    responseKind: 'json',
  },
} as unknown as {
  list: WireOperation<{ params: StationIdParams; response: DeliveriesListResponse }>;
  latest: WireOperation<{ params: StationParams; response: DeliveriesLatestResponse }>;
  retry: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** Number that identifies it at the station. */
      id: number;
      connection: number;
    };
    response: Delivery;
  }>;
};
