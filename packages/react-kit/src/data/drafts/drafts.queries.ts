import { isHttpError, type PostKitClient } from '@postkit/sdk';
import { queryOptions } from '@tanstack/react-query';

export const draftsQueries = {
  all: () => ['drafts'] as const,
  /** The person's own unsaved work on an episode; null where there is none. Another browser may change it at any time. */
  one: (client: PostKitClient, key: string) =>
    queryOptions({
      queryKey: [...draftsQueries.all(), key] as const,
      queryFn: async ({ signal }) => {
        try {
          return await client.drafts.get(key, { signal, retries: 0 });
        } catch (error) {
          if (isHttpError(error, 404)) return null;
          throw error;
        }
      },
      staleTime: 0,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
};
