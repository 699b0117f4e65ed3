// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const categoryOperations = {
  list: {
    id: 'categories.list',
    method: 'GET',
    path: '/{station}/api/v1/group/',
    success: 200,
    responseKind: 'json',
    access: { role: 'user' },
  },
  create: {
    id: 'categories.create',
    method: 'POST',
    path: '/{station}/api/v1/group/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
  update: {
    id: 'categories.update',
    method: 'PATCH',
    path: '/{station}/api/v1/group/{id}/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
  delete: {
    id: 'categories.delete',
    method: 'DELETE',
    path: '/{station}/api/v1/group/{id}/',
    success: 204,
    responseKind: 'none',
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
} as unknown as typeof declared.categoryOperations;
