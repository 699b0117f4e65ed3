import { z } from 'zod';
import { stationIdParams } from '../common/params.ts';
import { queryInteger } from '../common/scalars.ts';
import { operation } from '../operation.ts';
import { delivery } from './delivery.ts';

const access = { role: 'user', licences: ['full', 'podcast'] } as const;

export const deliveryOperations = {
  list: operation({
    id: 'deliveries.list',
    summary: 'What became of an episode at each of its destinations',
    method: 'GET',
    path: '/{station}/api/v1/playlist/{id}/deliveries/',
    params: stationIdParams,
    answer: z.object({ deliveries: z.array(delivery) }),
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404],
    access,
  }),
  retry: operation({
    id: 'deliveries.retry',
    summary: 'Send a delivery again that failed or waits for its next try; any other answers 409',
    method: 'POST',
    path: '/{station}/api/v1/playlist/{id}/deliveries/{connection}/retry/',
    params: stationIdParams.extend({ connection: queryInteger }),
    answer: delivery,
    answerKind: 'json',
    success: 202,
    errors: [400, 401, 403, 404, 409],
    access,
  }),
} as const;
