import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

export const showsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'shows'] as const,
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...showsQueries.all(client), 'list'] as const,
      queryFn: ({ signal }) => client.shows.list({ signal }),
    }),
  one: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...showsQueries.all(client), 'one', id] as const,
      queryFn: ({ signal }) => client.shows.get(id, { signal }),
    }),
};

/** All shows of the station, refetched when a user changes them or their episodes. */
export function useShows({ enabled = true } = {}) {
  const { client } = usePostKit();
  useShowsLive();
  return useQuery({ ...showsQueries.list(client), enabled });
}

/** One show; loads nothing if `id` is null. */
export function useShow(id: number | null) {
  const { client } = usePostKit();
  useShowsLive();
  return useQuery({ ...showsQueries.one(client, id ?? 0), enabled: id !== null });
}

function useShowsLive(): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const invalidate = () => void queries.invalidateQueries({ queryKey: showsQueries.all(client) });
  useLive('show_changed', invalidate);
  useLive('playlist_changed', invalidate);
  useLive('reset', invalidate);
}
