import { queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { stationKey } from '../../host/station-key.ts';

export const categoriesQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'categories'] as const,
  /** Groups of the categories of logged audio, with their colours. */
  groups: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...categoriesQueries.all(client), 'groups'] as const,
      queryFn: async ({ signal }) => (await client.categories.list({ signal })).objects,
      staleTime: 5 * 60_000,
    }),
};
