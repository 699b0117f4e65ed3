// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const licenceOperations = {
  list: {
    id: 'licences.list',
    method: 'GET',
    path: '/{station}/api/v1/licence/',
    success: 200,
    responseKind: 'json',
    access: { role: 'company_admin' },
  },
  assign: {
    id: 'licences.assign',
    method: 'POST',
    path: '/{station}/api/v1/licence/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    idempotent: true,
    access: { role: 'company_admin' },
  },
  remove: {
    id: 'licences.remove',
    method: 'DELETE',
    path: '/{station}/api/v1/licence/{id}/',
    success: 204,
    responseKind: 'none',
    access: { role: 'company_admin' },
  },
} as unknown as typeof declared.licenceOperations;
