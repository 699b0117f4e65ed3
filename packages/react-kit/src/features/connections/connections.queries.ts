import type { PostKitClient } from '@postkit/sdk';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { useLive } from '../../screen/live/use-live.ts';

export const connectionsQueries = {
  all: () => ['connections'] as const,
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...connectionsQueries.all(), 'list'] as const,
      queryFn: async ({ signal }) => (await client.connections.list({ signal })).objects,
    }),
  one: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...connectionsQueries.all(), id] as const,
      queryFn: async ({ signal }) => client.connections.get(id, { signal }),
    }),
};

/** All destinations of the station, kept in step with what others do to them. */
export function useConnections({ enabled = true } = {}) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const readAnew = () => void queries.invalidateQueries({ queryKey: connectionsQueries.all() });
  useLive('connection_changed', readAnew);
  useLive('reset', readAnew);
  return useQuery({ ...connectionsQueries.list(client), enabled });
}

/** A feed that waits for the first save of its show, and so is in no list; undefined for none, and before it is read. */
export function useProvisionalConnection(id: number | null) {
  const { client } = usePostKit();
  return useQuery({ ...connectionsQueries.one(client, id ?? 0), enabled: id !== null }).data;
}
