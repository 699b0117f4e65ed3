import type { PostKitClient } from '@postkit/sdk';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { useLive } from '../../screen/live/use-live.ts';

export const deliveriesQueries = {
  all: () => ['deliveries'] as const,
  of: (client: PostKitClient, episodeId: number) =>
    queryOptions({
      queryKey: [...deliveriesQueries.all(), episodeId] as const,
      queryFn: ({ signal }) => client.deliveries.list(episodeId, { signal }),
      staleTime: 0,
    }),
};

/** What became of an episode at its destinations, kept in step with the station. */
export function useDeliveries(episodeId: number) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = deliveriesQueries.of(client, episodeId);
  const readAnew = () => void queries.invalidateQueries({ queryKey });
  const readAnewFor = ({ playlist_id }: { playlist_id: number }) => {
    if (playlist_id === episodeId) readAnew();
  };
  useLive('delivery_changed', readAnewFor);
  useLive('playlist_changed', readAnewFor);
  useLive('playlist_complete', readAnewFor);
  useLive('basic_video_status', ({ playlist_id, progress }) => {
    if (progress === undefined) readAnewFor({ playlist_id });
  });
  useLive('advanced_video_status', readAnewFor);
  useLive('connection_changed', readAnew);
  useLive('reset', readAnew);
  return useQuery(deliveriesQueries.of(client, episodeId));
}
