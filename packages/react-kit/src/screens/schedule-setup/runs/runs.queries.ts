import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import type { Schedule } from '@postkit/sdk/schema';
import { schedulesQueries } from '../../../data/schedules/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';

const runsPerPage = 20;

const runsOf = (client: PostKitClient, scheduleId: Schedule['id']) =>
  infiniteQueryOptions({
    queryKey: [...schedulesQueries.all(client), 'runs', scheduleId] as const,
    queryFn: ({ signal, pageParam }) =>
      client.schedules.runs({ schedule_id: scheduleId, limit: runsPerPage, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ meta: { limit, offset, total_count } }) =>
      offset + limit < total_count ? offset + limit : undefined,
  });

/** The past runs of a schedule in pages, newest first; refetched with the schedules. */
export function useRuns(scheduleId: Schedule['id']) {
  const { client } = usePostKit();
  return useInfiniteQuery(runsOf(client, scheduleId));
}

/** Runs a schedule again for the hours of a run. Resolves once the runs are refetched. */
export function useRunAgain() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (runId: number) => client.schedules.runAgain(runId),
    onSettled: async () => queries.invalidateQueries({ queryKey: schedulesQueries.all(client) }),
  });
}
