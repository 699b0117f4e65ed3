import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import type { Schedule } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { schedulesQueries } from './schedules.queries.ts';

/** Milliseconds from the end of a save until the list is refetched. */
const refreshAfter = 1000;

export type SaveSchedule =
  | { id: null; fields: Parameters<PostKitClient['schedules']['create']>[0] }
  | { id: Schedule['id']; fields: Parameters<PostKitClient['schedules']['update']>[1] };

/** Creates a schedule, or updates the given fields of one. Saves are sent one after another, in their order. */
export function useSaveSchedule() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: JSON.stringify(schedulesQueries.all(client)) },
    mutationFn: async ({ id, fields }: SaveSchedule): Promise<Schedule> =>
      id === null ? client.schedules.create(fields) : client.schedules.update(id, fields),
    onSuccess: (saved) =>
      queries.setQueryData(
        schedulesQueries.list(client).queryKey,
        (known) => known && [...known.filter(({ id }) => id !== saved.id), saved],
      ),
    // By then the station has planned the next occurrences.
    onSettled: () =>
      void setTimeout(
        () => void queries.invalidateQueries({ queryKey: schedulesQueries.all(client) }),
        refreshAfter,
      ),
  });
}

/** Deletes a schedule; its episodes stay. */
export function useDeleteSchedule() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: Schedule['id']) => client.schedules.delete(id),
    onSuccess: (_, deletedId) =>
      queries.setQueryData(schedulesQueries.list(client).queryKey, (known) =>
        known?.filter(({ id }) => id !== deletedId),
      ),
    onSettled: () => void queries.invalidateQueries({ queryKey: schedulesQueries.all(client) }),
  });
}
