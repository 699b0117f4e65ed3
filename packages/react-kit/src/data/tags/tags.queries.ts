import { queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { stationKey } from '../../host/station-key.ts';
import { usageByTag } from './tag-list.ts';

export const tagsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'tags'] as const,
  /** All tags of the station, sorted by name. */
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...tagsQueries.all(client), 'list'] as const,
      queryFn: async ({ signal }) => (await client.tags.list({ signal })).objects,
      staleTime: 60_000,
    }),
  /** How many shows and episodes have each tag. */
  usage: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...tagsQueries.all(client), 'usage'] as const,
      queryFn: async ({ signal }) => usageByTag(await client.tags.usage({ signal })),
    }),
};
