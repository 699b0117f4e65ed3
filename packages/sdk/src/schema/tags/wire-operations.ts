// Written by `npm run generate`.

import type { ResourceListQuery, StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { Tag, TagInput, TagsListResponse, TagsUsageResponse } from './wire-types.ts';

export const tagOperations = /* @__PURE__ */ sentOperations('tags', {
  list: { path: '/{station}/api/v1/playlistcategory/' },
  create: { method: 'POST', path: '/{station}/api/v1/playlistcategory/', success: 201 },
  update: { method: 'PATCH', path: '/{station}/api/v1/playlistcategory/{id}/' },
  usage: { path: '/{station}/api/v1/playlistcategory/usage/' },
  delete: { method: 'DELETE', path: '/{station}/api/v1/playlistcategory/{id}/' },
}) as unknown as {
  list: WireOperation<{ params: StationParams; query: ResourceListQuery; response: TagsListResponse }>;
  create: WireOperation<{ params: StationParams; body: TagInput; response: Tag }>;
  update: WireOperation<{ params: StationIdParams; body: TagInput; response: Tag }>;
  usage: WireOperation<{ params: StationParams; response: TagsUsageResponse }>;
  delete: WireOperation<{ params: StationIdParams }>;
};
