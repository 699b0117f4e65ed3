// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import type { Show, ShowInput, ShowUpdate } from './wire-types.ts';

export const showOperations = {
  list: {
    id: 'shows.list',
    method: 'GET',
    path: '/{station}/api/v1/show/really_all.json',
    success: 200,
    responseKind: 'json',
    jsonText: { response: ['prefix_list'] },
  },
  get: {
    id: 'shows.get',
    method: 'GET',
    path: '/{station}/api/v1/show/{id}/',
    success: 200,
    responseKind: 'json',
    jsonText: { response: ['prefix_list'] },
  },
  create: {
    id: 'shows.create',
    method: 'POST',
    path: '/{station}/api/v1/show/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
    jsonText: { body: ['prefix_list'], response: ['prefix_list'] },
  },
  update: {
    id: 'shows.update',
    method: 'PATCH',
    path: '/{station}/api/v1/show/{id}/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    jsonText: { body: ['prefix_list'], response: ['prefix_list'] },
  },
} as unknown as {
  list: WireOperation<{ params: StationParams; response: Show[] }>;
  get: WireOperation<{ params: StationIdParams; response: Show }>;
  create: WireOperation<{ params: StationParams; body: ShowInput; response: Show }>;
  update: WireOperation<{ params: StationIdParams; body: ShowUpdate; response: Show }>;
};
