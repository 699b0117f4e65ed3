// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { ApiKeyInput, ApiKeysListResponse, CreatedApiKey } from './wire-types.ts';
import type { ResourceListQuery } from '../common/wire-types.ts';

export const apiKeyOperations = {
  list: { id: 'apiKeys.list', method: 'GET', path: '/stations/api/v1/api_key/', success: 200, responseKind: 'json' },
  create: { id: 'apiKeys.create', method: 'POST', path: '/stations/api/v1/api_key/', success: 201, responseKind: 'json', bodyKind: 'json' },
  revoke: { id: 'apiKeys.revoke', method: 'DELETE', path: '/stations/api/v1/api_key/{id}/', success: 204, responseKind: 'none' },
} as unknown as {
  list: WireOperation<{ query: ResourceListQuery; response: ApiKeysListResponse }>;
  create: WireOperation<{ body: ApiKeyInput; response: CreatedApiKey }>;
  revoke: WireOperation<{
    params: {
      /** Number that identifies it at the station. */
      id: number;
    };
  }>;
};
