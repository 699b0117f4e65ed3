import type { PostKitClient } from '@postkit/sdk';
import { queryOptions } from '@tanstack/react-query';

export const shareClipsQueries = {
  all: () => ['share-clips'] as const,
  /** The clips of an episode, newest first. */
  ofEpisode: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...shareClipsQueries.all(), 'episode', id] as const,
      queryFn: async ({ signal }) => client.shareClips.list({ playlist_id: id }, { signal }),
    }),
};
