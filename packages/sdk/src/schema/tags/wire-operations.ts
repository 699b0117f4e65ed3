// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { ResourceListQuery, StationIdParams, StationParams } from '../common/wire-types.ts';
import type { Tag, TagInput, TagsListResponse, TagsUsageResponse } from './wire-types.ts';

export const tagOperations = {
  list: { id: 'tags.list', method: 'GET', path: '/{station}/api/v1/playlistcategory/', success: 200, responseKind: 'json' },
  create: {
    id: 'tags.create',
    method: 'POST',
    path: '/{station}/api/v1/playlistcategory/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
  },
  update: {
    id: 'tags.update',
    method: 'PATCH',
    path: '/{station}/api/v1/playlistcategory/{id}/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  usage: { id: 'tags.usage', method: 'GET', path: '/{station}/api/v1/playlistcategory/usage/', success: 200, responseKind: 'json' },
  delete: { id: 'tags.delete', method: 'DELETE', path: '/{station}/api/v1/playlistcategory/{id}/', success: 204, responseKind: 'none' },
} as unknown as {
  list: WireOperation<{ params: StationParams; query: ResourceListQuery; response: TagsListResponse }>;
  create: WireOperation<{ params: StationParams; body: TagInput; response: Tag }>;
  update: WireOperation<{ params: StationIdParams; body: TagInput; response: Tag }>;
  usage: WireOperation<{ params: StationParams; response: TagsUsageResponse }>;
  delete: WireOperation<{ params: StationIdParams }>;
};
