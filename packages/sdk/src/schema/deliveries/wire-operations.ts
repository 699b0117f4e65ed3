// Written by `npm run generate`.

import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { DeliveriesLatestResponse, DeliveriesListResponse, Delivery } from './wire-types.ts';

export const deliveryOperations = /* @__PURE__ */ sentOperations('deliveries', {
  list: { path: '/{station}/api/v1/playlist/{id}/deliveries/' },
  latest: { path: '/{station}/api/v1/deliveries/latest/' },
  retry: {
    method: 'POST',
    path: '/{station}/api/v1/playlist/{id}/deliveries/{connection}/retry/',
    success: 202,
  },
  prove: {
    method: 'POST',
    path: '/{station}/api/v1/playlist/{id}/deliveries/{connection}/prove/',
    success: 202,
  },
}) as unknown as {
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
  prove: WireOperation<{
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
