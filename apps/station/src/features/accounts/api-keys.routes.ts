import { apiKeyOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { pageOf, resourceListResponse } from '../../platform/http/resource-list.ts';
import type { ApiKeys } from './api-keys.service.ts';

/** A user's own API keys. */
export function registerApiKeyRoutes({ register }: StationContext, apiKeys: ApiKeys): void {
  register(apiKeyOperations.list, async ({ query, person, request }) => {
    const page = pageOf(query);
    const { keys, total } = await apiKeys.list(person.userId, page);
    return resourceListResponse(request, page, total, keys);
  });

  register(apiKeyOperations.create, async ({ body, person, reply }) => {
    const created = await apiKeys.create(person, body);
    reply
      .header('location', apiKeyOperations.revoke.path.replace('{id}', String(created.id)))
      .header('cache-control', 'no-store');
    return { ...created, username: person.username };
  });

  register(apiKeyOperations.revoke, ({ params, person }) => apiKeys.revoke(person.userId, params.id));
}
