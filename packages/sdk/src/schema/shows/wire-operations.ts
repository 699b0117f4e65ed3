// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const showOperations = {
  list: {
    id: 'shows.list',
    method: 'GET',
    path: '/{station}/api/v1/show/really_all.json',
    success: 200,
    responseKind: 'json',
    access: { role: 'user' },
    jsonText: { response: ['prefix_list'] },
  },
  get: {
    id: 'shows.get',
    method: 'GET',
    path: '/{station}/api/v1/show/{id}/',
    success: 200,
    responseKind: 'json',
    access: { role: 'user' },
    jsonText: { response: ['prefix_list'] },
  },
  create: {
    id: 'shows.create',
    method: 'POST',
    path: '/{station}/api/v1/show/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
    access: { role: 'user', licences: ['full', 'podcast'] },
    jsonText: { body: ['prefix_list'], response: ['prefix_list'] },
  },
  update: {
    id: 'shows.update',
    method: 'PATCH',
    path: '/{station}/api/v1/show/{id}/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    access: { role: 'user', licences: ['full', 'podcast'] },
    jsonText: { body: ['prefix_list'], response: ['prefix_list'] },
  },
} as unknown as typeof declared.showOperations;
