import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

export const schedulesQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'schedules'] as const,
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...schedulesQueries.all(client), 'list'] as const,
      queryFn: ({ signal }) => client.schedules.list({ signal }),
    }),
};

/** The station's schedules, refetched when another user changes them. */
export function useSchedules({ enabled = true } = {}) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const invalidate = () => void queries.invalidateQueries({ queryKey: schedulesQueries.all(client) });
  useLive('schedules_changed', invalidate);
  useLive('schedule_run_changed', invalidate);
  useLive('reset', invalidate);
  return useQuery({ ...schedulesQueries.list(client), enabled });
}
