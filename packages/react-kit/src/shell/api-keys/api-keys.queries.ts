import { queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { stationKey } from '../../host/station-key.ts';

export const apiKeysQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'api-keys'] as const,
  /** The user's own keys, newest first. */
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...apiKeysQueries.all(client), 'list'] as const,
      queryFn: async ({ signal }) => (await client.apiKeys.list({ signal })).objects,
      // Scripts use keys meanwhile, and no live event reports it.
      staleTime: 0,
    }),
};
