// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const draftOperations = {
  list: {
    id: 'drafts.list',
    method: 'GET',
    path: '/{station}/api/v1/drafts/',
    success: 200,
    responseKind: 'json',
    access: { role: 'user' },
  },
  lookup: {
    id: 'drafts.lookup',
    method: 'GET',
    path: '/{station}/api/v1/draft/',
    success: 200,
    responseKind: 'json',
    access: { role: 'user' },
  },
  get: {
    id: 'drafts.get',
    method: 'GET',
    path: '/{station}/api/v1/draft/{key}/',
    success: 200,
    responseKind: 'json',
    access: { role: 'user' },
  },
  save: {
    id: 'drafts.save',
    method: 'POST',
    path: '/{station}/api/v1/draft/{key}/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    idempotent: true,
    access: { role: 'user' },
  },
  remove: {
    id: 'drafts.remove',
    method: 'DELETE',
    path: '/{station}/api/v1/draft/{key}/',
    success: 204,
    responseKind: 'none',
    idempotent: true,
    access: { role: 'user' },
  },
} as unknown as typeof declared.draftOperations;
