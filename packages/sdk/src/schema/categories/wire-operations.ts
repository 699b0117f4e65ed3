// Written by `npm run generate`.

import type { ResourceListQuery, StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  CategoriesListResponse,
  CategoryGroup,
  CategoryGroupInput,
  CategoryGroupUpdate,
} from './wire-types.ts';

export const categoryOperations = /* @__PURE__ */ sentOperations('categories', {
  list: { path: '/{station}/api/v1/group/' },
  create: { method: 'POST', path: '/{station}/api/v1/group/', success: 201 },
  update: { method: 'PATCH', path: '/{station}/api/v1/group/{id}/' },
  delete: { method: 'DELETE', path: '/{station}/api/v1/group/{id}/' },
}) as unknown as {
  list: WireOperation<{ params: StationParams; query: ResourceListQuery; response: CategoriesListResponse }>;
  create: WireOperation<{ params: StationParams; body: CategoryGroupInput; response: CategoryGroup }>;
  update: WireOperation<{ params: StationIdParams; body: CategoryGroupUpdate; response: CategoryGroup }>;
  delete: WireOperation<{ params: StationIdParams }>;
};
