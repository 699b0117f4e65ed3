// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const connectionOperations = {
  list: {
    id: 'connections.list',
    method: 'GET',
    path: '/{station}/api/v1/socialmediaconnection/',
    success: 200,
    responseKind: 'json',
    access: { role: 'user' },
    jsonText: { response: ['historical_items'] },
  },
  create: {
    id: 'connections.create',
    method: 'POST',
    path: '/{station}/api/v1/socialmediaconnection/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
    access: { role: 'user', licences: ['full', 'podcast'] },
    jsonText: { body: ['historical_items'], response: ['historical_items'] },
  },
  get: {
    id: 'connections.get',
    method: 'GET',
    path: '/{station}/api/v1/socialmediaconnection/{id}/',
    success: 200,
    responseKind: 'json',
    access: { role: 'user' },
    jsonText: { response: ['historical_items'] },
  },
  update: {
    id: 'connections.update',
    method: 'PATCH',
    path: '/{station}/api/v1/socialmediaconnection/{id}/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    access: { role: 'user', licences: ['full', 'podcast'] },
    jsonText: { body: ['historical_items'], response: ['historical_items'] },
  },
  test: {
    id: 'connections.test',
    method: 'POST',
    path: '/{station}/api/v1/socialmediaconnection/{id}/test/',
    success: 200,
    responseKind: 'json',
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
  delete: {
    id: 'connections.delete',
    method: 'DELETE',
    path: '/{station}/api/v1/socialmediaconnection/{id}/',
    success: 204,
    responseKind: 'none',
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
} as unknown as typeof declared.connectionOperations;
