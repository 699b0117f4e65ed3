// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { CategoriesListResponse, CategoryGroup, CategoryGroupInput, CategoryGroupUpdate } from './wire-types.ts';
import type { ResourceListQuery, StationIdParams, StationParams } from '../common/wire-types.ts';

export const categoryOperations = {
  list: { id: 'categories.list', method: 'GET', path: '/{station}/api/v1/group/', success: 200, responseKind: 'json' },
  create: {
    id: 'categories.create',
    method: 'POST',
    path: '/{station}/api/v1/group/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
  },
  update: {
    id: 'categories.update',
    method: 'PATCH',
    path: '/{station}/api/v1/group/{id}/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  delete: { id: 'categories.delete', method: 'DELETE', path: '/{station}/api/v1/group/{id}/', success: 204, responseKind: 'none' },
} as unknown as {
  list: WireOperation<{ params: StationParams; query: ResourceListQuery; response: CategoriesListResponse }>;
  create: WireOperation<{ params: StationParams; body: CategoryGroupInput; response: CategoryGroup }>;
  update: WireOperation<{ params: StationIdParams; body: CategoryGroupUpdate; response: CategoryGroup }>;
  delete: WireOperation<{ params: StationIdParams }>;
};
