import { queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { stationKey } from '../../host/station-key.ts';

/** The player's episodes: those of a web widget by its id, or one. */
export interface WidgetEpisodes {
  zone: number | null;
  episode: number | null;
}

const maxEpisodes = 10_000;

export const widgetsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'widgets'] as const,
  /** The episodes of a player, newest first; the configurator takes its picture from the first. */
  playlist: (client: PostKitClient, { zone, episode }: WidgetEpisodes) =>
    queryOptions({
      queryKey: [...widgetsQueries.all(client), 'playlist', zone, episode] as const,
      queryFn: async ({ signal }) => {
        try {
          return await client.widgets.get(
            {
              page: 1,
              ...(episode === null ? { zone: zone ?? undefined } : { playlist_id: episode }),
              limit: maxEpisodes,
            },
            { signal },
          );
        } catch (error) {
          console.error('Failed to fetch playlist data:', error);
          throw error;
        }
      },
    }),
};
