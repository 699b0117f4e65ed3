import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FailedDelivery } from '@postkit/sdk/schema';
import { todayQueries } from '../../data/today/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';

/** Sends an episode to a destination again; resolves once the day is read again. */
export function useRetryToday() {
  const { client } = usePostKit();
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: async ({
      playlist_id,
      connection_id,
    }: Pick<FailedDelivery, 'playlist_id' | 'connection_id'>) =>
      client.deliveries.retry(playlist_id, connection_id),
    onSettled,
  });
}

/** Runs a schedule again for the hours of a run; resolves once the day is read again. */
export function useRunTodayAgain() {
  const { client } = usePostKit();
  const onSettled = useReadAgain();
  return useMutation({ mutationFn: async (runId: number) => client.schedules.runAgain(runId), onSettled });
}

function useReadAgain() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return async () => queries.invalidateQueries({ queryKey: todayQueries.day(client).queryKey });
}
