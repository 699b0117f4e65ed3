import { queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { stationKey } from '../../host/station-key.ts';

export const shareClipsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'share-clips'] as const,
  /** The clips of an episode, or for null those of timelines that were not episodes yet; newest first. */
  of: (client: PostKitClient, episodeId: number | null) =>
    queryOptions({
      queryKey: [...shareClipsQueries.all(client), episodeId] as const,
      queryFn: async ({ signal }) => {
        const clips = await client.shareClips.list(episodeId === null ? {} : { playlist_id: episodeId }, {
          signal,
        });
        return clips.filter(({ playlist_id }) => playlist_id === episodeId);
      },
    }),
};
