// Written by `npm run generate`.

import type { ResourceListQuery } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { ApiKeyInput, ApiKeysListResponse, CreatedApiKey } from './wire-types.ts';

export const apiKeyOperations = /* @__PURE__ */ sentOperations('apiKeys', {
  list: { path: '/stations/api/v1/api_key/' },
  create: { method: 'POST', path: '/stations/api/v1/api_key/', success: 201 },
  revoke: { method: 'DELETE', path: '/stations/api/v1/api_key/{id}/' },
}) as unknown as {
  list: WireOperation<{ query: ResourceListQuery; response: ApiKeysListResponse }>;
  create: WireOperation<{ body: ApiKeyInput; response: CreatedApiKey }>;
  revoke: WireOperation<{
    params: {
      /** Number that identifies it at the station. */
      id: number;
    };
  }>;
};
