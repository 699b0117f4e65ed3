import { z } from 'zod';
import { resourceList, resourceListQuery } from '../common/resource-list.ts';
import { queryInteger } from '../common/scalars.ts';
import { operation } from '../operation.ts';
import { apiKey, apiKeyInput, createdApiKey } from './api-key.ts';

export const apiKeyOperations = {
  list: operation({
    id: 'apiKeys.list',
    summary: 'List the caller’s own long-lived keys',
    method: 'GET',
    path: '/stations/api/v1/api_key/',
    query: resourceListQuery,
    answer: resourceList(apiKey),
    answerKind: 'json',
    success: 200,
    errors: [400, 401],
    access: { role: 'person' },
  }),
  create: operation({
    id: 'apiKeys.create',
    summary: 'Make a long-lived key; its secret is shown in this answer only',
    method: 'POST',
    path: '/stations/api/v1/api_key/',
    body: apiKeyInput,
    bodyKind: 'json',
    answer: createdApiKey,
    answerKind: 'json',
    success: 201,
    errors: [400, 401],
    worksOnFullDisk: true,
    access: { role: 'person' },
  }),
  revoke: operation({
    id: 'apiKeys.revoke',
    summary: 'End a long-lived key at once',
    method: 'DELETE',
    path: '/stations/api/v1/api_key/{id}/',
    params: z.object({ id: queryInteger }),
    answerKind: 'none',
    success: 204,
    errors: [400, 401, 404],
    access: { role: 'person' },
  }),
} as const;
