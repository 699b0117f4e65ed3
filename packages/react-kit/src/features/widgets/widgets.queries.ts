import type { PostKitClient } from '@postkit/sdk';
import { queryOptions } from '@tanstack/react-query';

const everything = 10_000;

export const widgetsQueries = {
  all: () => ['widgets'] as const,
  /** What a web widget shows now, newest first; its first episode gives the configurator its picture. */
  playlist: (client: PostKitClient, zone: number) =>
    queryOptions({
      queryKey: [...widgetsQueries.all(), 'playlist', zone] as const,
      queryFn: async ({ signal }) => {
        try {
          return await client.widgets.get({ page: 1, zone, limit: everything }, { signal });
        } catch (error) {
          console.error('Failed to fetch playlist data:', error);
          throw error;
        }
      },
    }),
};
