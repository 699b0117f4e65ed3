import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PostKitClient } from '@postkit/sdk';
import type { LatestDelivery } from '@postkit/sdk/schema';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

export const deliveriesQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'deliveries'] as const,
  of: (client: PostKitClient, episodeId: number) =>
    queryOptions({
      queryKey: [...deliveriesQueries.all(client), episodeId] as const,
      queryFn: ({ signal }) => client.deliveries.list(episodeId, { signal }),
      staleTime: 0,
    }),
  latest: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...deliveriesQueries.all(client), 'latest'] as const,
      queryFn: ({ signal }) => client.deliveries.latest({ signal }),
    }),
};

/** The latest delivery to each destination that arrived or failed, by the destination's id; undefined until they are loaded. */
export function useLatestDeliveries(): ReadonlyMap<number, LatestDelivery> | undefined {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = deliveriesQueries.latest(client);
  const refetch = () => void queries.invalidateQueries({ queryKey });
  useLive('delivery_changed', refetch);
  useLive('reset', refetch);
  const { data } = useQuery(deliveriesQueries.latest(client));
  return useMemo(() => data && new Map(data.map((delivery) => [delivery.connection_id, delivery])), [data]);
}

/** The events that users accepted for an episode; empty until they are loaded. */
export function useAcceptedEvents(episodeId: number) {
  const { client } = usePostKit();
  const query = useQuery({
    queryKey: [...deliveriesQueries.all(client), episodeId, 'rights'],
    queryFn: async ({ signal }) => (await client.episodes.get(episodeId, { signal })).rights,
    staleTime: 0,
  });
  return query.data ?? [];
}

/** The deliveries of an episode, updated by live events. */
export function useDeliveries(episodeId: number) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = deliveriesQueries.of(client, episodeId);
  const refetch = () => void queries.invalidateQueries({ queryKey });
  const refetchFor = ({ playlist_id }: { playlist_id: number }) => {
    if (playlist_id === episodeId) refetch();
  };
  useLive('delivery_changed', refetchFor);
  useLive('playlist_changed', refetchFor);
  useLive('playlist_complete', refetchFor);
  useLive('basic_video_status', ({ playlist_id, progress }) => {
    if (progress === undefined) refetchFor({ playlist_id });
  });
  useLive('advanced_video_status', refetchFor);
  useLive('connection_changed', refetch);
  useLive('reset', refetch);
  return useQuery(deliveriesQueries.of(client, episodeId));
}
