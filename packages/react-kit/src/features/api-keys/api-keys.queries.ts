import type { PostKitClient } from '@postkit/sdk';
import { queryOptions } from '@tanstack/react-query';

export const apiKeysQueries = {
  all: () => ['api-keys'] as const,
  /** The person's own keys, newest first. */
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...apiKeysQueries.all(), 'list'] as const,
      queryFn: async ({ signal }) => (await client.apiKeys.list({ signal })).objects,
      // Scripts use them meanwhile, and nobody tells.
      staleTime: 0,
    }),
};
