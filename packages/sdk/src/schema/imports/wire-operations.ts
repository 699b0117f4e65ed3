// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const importOperations = {
  start: {
    id: 'imports.start',
    method: 'POST',
    path: '/{station}/api/v2/pw/',
    success: 202,
    responseKind: 'json',
    bodyKind: 'json',
    host: 'imports',
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
  list: {
    id: 'imports.list',
    method: 'GET',
    path: '/{station}/api/v2/pw/',
    success: 200,
    responseKind: 'json',
    host: 'imports',
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
  get: {
    id: 'imports.get',
    method: 'GET',
    path: '/{station}/api/v2/pw/{id}/',
    success: 200,
    responseKind: 'json',
    host: 'imports',
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
  retry: {
    id: 'imports.retry',
    method: 'POST',
    path: '/{station}/api/v2/pw/{id}/retry/',
    success: 202,
    responseKind: 'json',
    host: 'imports',
    idempotent: true,
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
} as unknown as typeof declared.importOperations;
