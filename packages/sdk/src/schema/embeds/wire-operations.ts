// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const embedOperations = {
  report: {
    id: 'embeds.report',
    method: 'POST',
    path: '/{station}/embeds/report',
    success: 204,
    responseKind: 'none',
    access: { role: 'public' },
  },
  list: {
    id: 'embeds.list',
    method: 'GET',
    path: '/{station}/api/v1/embeds/',
    success: 200,
    responseKind: 'json',
    access: { role: 'user' },
  },
  update: {
    id: 'embeds.update',
    method: 'PATCH',
    path: '/{station}/api/v1/embeds/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    access: { role: 'admin' },
  },
} as unknown as typeof declared.embedOperations;
