import { queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { stationKey } from '../../host/station-key.ts';

export const bulkDownloadsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'bulk-downloads'] as const,
  /** The user's bulk downloads, newest first. */
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...bulkDownloadsQueries.all(client), 'list'] as const,
      queryFn: async ({ signal }) => client.bulkDownloads.list({ signal }),
    }),
};
