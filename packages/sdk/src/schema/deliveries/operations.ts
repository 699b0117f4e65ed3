import { z } from 'zod';
import { stationIdParams } from '../common/params.ts';
import { queryInteger } from '../common/scalars.ts';
import { podcastUsers } from '../operation-builders.ts';
import { delivery, latestDelivery } from './delivery.ts';

export const deliveryOperations = {
  list: podcastUsers.read('deliveries.list', '/{station}/api/v1/playlist/{id}/deliveries/', {
    scope: 'show',
    summary: 'List the deliveries of an episode to its destinations',
    response: z.object({
      /** The deliveries. */
      deliveries: z.array(delivery),
    }),
  }),
  latest: podcastUsers.read('deliveries.latest', '/{station}/api/v1/deliveries/latest/', {
    scope: 'station',
    summary: 'List the latest delivery to each of the station’s destinations that arrived or failed',
    response: z.object({
      /** The deliveries. */
      deliveries: z.array(latestDelivery),
    }),
  }),
  retry: podcastUsers.submit(
    'deliveries.retry',
    '/{station}/api/v1/playlist/{id}/deliveries/{connection}/retry/',
    {
      scope: 'show',
      summary: 'Retry a delivery that failed or waits for its next attempt; 409 for any other',
      params: stationIdParams.extend({ connection: queryInteger }),
      response: delivery,
      success: 202,
      errors: [409],
    },
  ),
  prove: podcastUsers.submit(
    'deliveries.prove',
    '/{station}/api/v1/playlist/{id}/deliveries/{connection}/prove/',
    {
      scope: 'show',
      summary:
        'Check again whether a published episode can be fetched from its feed; 409 unless it is published there',
      params: stationIdParams.extend({ connection: queryInteger }),
      response: delivery,
      success: 202,
      errors: [409],
    },
  ),
} as const;
