import type { PostKitClient } from '@postkit/sdk';
import { queryOptions } from '@tanstack/react-query';

export const loggerQueries = {
  all: () => ['logger'] as const,
  /** The stream that the station logs, and how the recording goes. */
  source: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...loggerQueries.all(), 'source'] as const,
      queryFn: ({ signal }) => client.logger.get({ signal }),
      staleTime: 10_000,
    }),
};
