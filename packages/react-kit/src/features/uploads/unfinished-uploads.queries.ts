import type { PostKitClient } from '@postkit/sdk';
import { queryOptions } from '@tanstack/react-query';

export const unfinishedUploadsQueries = {
  all: () => ['unfinished-uploads'] as const,
  /** Uploads of the station whose file has not arrived, oldest first; read again while it is shown, because their bytes arrive. */
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...unfinishedUploadsQueries.all(), 'list'] as const,
      queryFn: async ({ signal }) => client.uploads.unfinished({ signal }),
      staleTime: 0,
      refetchInterval: 10_000,
    }),
};
