import type { PostKitClient } from '@postkit/sdk';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { useLive } from '../../screen/live/use-live.ts';

export const automationsQueries = {
  all: () => ['automations'] as const,
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...automationsQueries.all(), 'list'] as const,
      queryFn: ({ signal }) => client.automations.list({ signal }),
    }),
};

/** The schedules of the station, kept in step with what others do to them. */
export function useAutomations({ enabled = true } = {}) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const readAnew = () => void queries.invalidateQueries({ queryKey: automationsQueries.all() });
  useLive('automations_changed', readAnew);
  useLive('reset', readAnew);
  return useQuery({ ...automationsQueries.list(client), enabled });
}
