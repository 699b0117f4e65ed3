// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const deliveryOperations = {
  list: {
    id: 'deliveries.list',
    method: 'GET',
    path: '/{station}/api/v1/playlist/{id}/deliveries/',
    success: 200,
    responseKind: 'json',
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
  latest: {
    id: 'deliveries.latest',
    method: 'GET',
    path: '/{station}/api/v1/deliveries/latest/',
    success: 200,
    responseKind: 'json',
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
  retry: {
    id: 'deliveries.retry',
    method: 'POST',
    path: '/{station}/api/v1/playlist/{id}/deliveries/{connection}/retry/',
    success: 202,
    responseKind: 'json',
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
} as unknown as typeof declared.deliveryOperations;
