import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { useInvalidateEpisodes } from '../../../data/episodes/index.ts';
import { episodesQueries } from '../../../data/episodes/index.ts';
import { useLive } from '../../../host/live/use-live.ts';
import { usePostKit } from '../../../host/postkit-context.ts';

const versionsOf = (client: PostKitClient, episodeId: number) =>
  queryOptions({
    queryKey: [...episodesQueries.all(client), 'versions', episodeId] as const,
    queryFn: ({ signal }) => client.audioVersions.list(episodeId, { signal }),
    staleTime: 0,
  });

/** The audio versions of an episode, newest first, updated by live events. */
export function useAudioVersions(episodeId: number) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const query = versionsOf(client, episodeId);
  const refetchFor = ({ playlist_id }: { playlist_id: number }) => {
    if (playlist_id === episodeId) void queries.invalidateQueries({ queryKey: query.queryKey });
  };
  useLive('playlist_changed', refetchFor);
  useLive('playlist_complete', refetchFor);
  return useQuery(query);
}

/** Makes a replaced version the audio of the episode again. */
export function useRestoreVersion(episodeId: number) {
  const { client } = usePostKit();
  const onSettled = useInvalidateEpisodes();
  return useMutation({
    mutationFn: async (number: number) => client.audioVersions.restore(episodeId, number),
    onSettled,
  });
}

/** Replaces the note of a version. */
export function useAnnotateVersion(episodeId: number) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = versionsOf(client, episodeId);
  return useMutation({
    mutationFn: async ({ number, note }: { number: number; note: string }) =>
      client.audioVersions.annotate(episodeId, number, note),
    onSuccess: (noted) =>
      queries.setQueryData(queryKey, (list) =>
        list?.map((one) => (one.number === noted.number ? noted : one)),
      ),
  });
}
