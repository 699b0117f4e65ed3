// Written by `npm run generate`.

import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { NewestQuery, Show, ShowInput, ShowUpdate } from './wire-types.ts';

export const showOperations = /* @__PURE__ */ sentOperations('shows', {
  list: { path: '/{station}/api/v1/show/really_all.json', jsonText: { response: ['prefix_list'] } },
  get: { path: '/{station}/api/v1/show/{id}/', jsonText: { response: ['prefix_list'] } },
  create: {
    method: 'POST',
    path: '/{station}/api/v1/show/',
    success: 201,
    jsonText: { body: ['prefix_list'], response: ['prefix_list'] },
  },
  update: {
    method: 'PATCH',
    path: '/{station}/api/v1/show/{id}/',
    jsonText: { body: ['prefix_list'], response: ['prefix_list'] },
  },
  newestAudio: { path: '/{station}/listen/shows/{id}/newest.mp3', responseKind: 'redirect' },
  newestPlaylist: { path: '/{station}/listen/shows/{id}/newest.m3u', responseKind: 'file' },
}) as unknown as {
  list: WireOperation<{ params: StationParams; response: Show[] }>;
  get: WireOperation<{ params: StationIdParams; response: Show }>;
  create: WireOperation<{ params: StationParams; body: ShowInput; response: Show }>;
  update: WireOperation<{ params: StationIdParams; body: ShowUpdate; response: Show }>;
  newestAudio: WireOperation<{ params: StationIdParams; query: NewestQuery }>;
  newestPlaylist: WireOperation<{ params: StationIdParams; query: NewestQuery }>;
};
