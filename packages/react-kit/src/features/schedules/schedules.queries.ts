import type { PostKitClient } from '@postkit/sdk';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { useLive } from '../../screen/live/use-live.ts';

export const schedulesQueries = {
  all: () => ['schedules'] as const,
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...schedulesQueries.all(), 'list'] as const,
      queryFn: ({ signal }) => client.schedules.list({ signal }),
    }),
};

/** The schedules of the station, kept in step with what others do to them. */
export function useSchedules({ enabled = true } = {}) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const readAnew = () => void queries.invalidateQueries({ queryKey: schedulesQueries.all() });
  useLive('schedules_changed', readAnew);
  useLive('reset', readAnew);
  return useQuery({ ...schedulesQueries.list(client), enabled });
}
