import type { PostKitClient } from '@postkit/sdk';
import { queryOptions } from '@tanstack/react-query';

const maxEpisodes = 10_000;

export const widgetsQueries = {
  all: () => ['widgets'] as const,
  /** The episodes of a web widget, newest first; the configurator takes its picture from the first. */
  playlist: (client: PostKitClient, zone: number) =>
    queryOptions({
      queryKey: [...widgetsQueries.all(), 'playlist', zone] as const,
      queryFn: async ({ signal }) => {
        try {
          return await client.widgets.get({ page: 1, zone, limit: maxEpisodes }, { signal });
        } catch (error) {
          console.error('Failed to fetch playlist data:', error);
          throw error;
        }
      },
    }),
};
