import { z } from 'zod';
import { resourceList, resourceListQuery } from '../common/resource-list.ts';
import { queryInteger } from '../common/scalars.ts';
import { signedIn } from '../operation-builders.ts';
import { apiKey, apiKeyInput, createdApiKey } from './api-key.ts';

export const apiKeyOperations = {
  list: signedIn.read('apiKeys.list', '/stations/api/v1/api_key/', {
    scope: 'account',
    summary: 'List the caller’s own long-lived keys',
    query: resourceListQuery,
    response: resourceList(apiKey),
  }),
  create: signedIn.create('apiKeys.create', '/stations/api/v1/api_key/', {
    scope: 'account',
    summary: 'Create a long-lived key; only this response contains its secret',
    body: apiKeyInput,
    response: createdApiKey,
    errors: [403],
    tokens: false,
    worksOnFullDisk: true,
  }),
  revoke: signedIn.remove('apiKeys.revoke', '/stations/api/v1/api_key/{id}/', {
    scope: 'account',
    summary: 'Revoke a long-lived key at once, with the sessions that it began and the keys that it created',
    params: z.object({ id: queryInteger }),
  }),
} as const;
