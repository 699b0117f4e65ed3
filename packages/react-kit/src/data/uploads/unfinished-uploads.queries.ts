import { queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { stationKey } from '../../host/station-key.ts';

export const unfinishedUploadsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'unfinished-uploads'] as const,
  /** Uploads that the station has not fully received, oldest first. Refetched while shown, because their bytes arrive. */
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...unfinishedUploadsQueries.all(client), 'list'] as const,
      queryFn: async ({ signal }) => client.uploads.unfinished({ signal }),
      staleTime: 0,
      refetchInterval: 10_000,
    }),
};
