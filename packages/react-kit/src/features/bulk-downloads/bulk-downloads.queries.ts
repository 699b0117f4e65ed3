import type { PostKitClient } from '@postkit/sdk';
import { queryOptions } from '@tanstack/react-query';

export const bulkDownloadsQueries = {
  all: () => ['bulk-downloads'] as const,
  /** The user's bulk downloads, newest first. */
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...bulkDownloadsQueries.all(), 'list'] as const,
      queryFn: async ({ signal }) => client.bulkDownloads.list({ signal }),
    }),
};
