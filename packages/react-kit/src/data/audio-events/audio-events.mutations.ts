import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@postkit/sdk';
import type { audioEventOperations } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { audioEventsQueries } from './audio-events.queries.ts';

type CloneQuery = NonNullable<CallInput<typeof audioEventOperations.clone>['query']>;

/** Copies an event, trimmed or extended into the recording around it. */
export function useCloneEvent() {
  const { client } = usePostKit();
  return useMutation({
    mutationFn: async ({ id, ...query }: CloneQuery & { id: number }) => client.audioEvents.clone(id, query),
  });
}

/** Merges events into one. Resolves to the new event, which may still be processing. */
export function useMergeEvents() {
  const { client } = usePostKit();
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      const { id } = await client.audioEvents.merge(ids);
      return client.audioEvents.get(id);
    },
  });
}

/** Removes uploads from the library (`SINGLE_USE`) or restores them (`UPLOAD`), each by its cart id. */
export function useSetCartType() {
  const { client } = usePostKit();
  const onSettled = useInvalidateLibraries();
  return useMutation({
    mutationFn: async ({ cartIds, type }: { cartIds: readonly number[]; type: 'UPLOAD' | 'SINGLE_USE' }) =>
      Promise.all(cartIds.map((id) => client.audioEvents.updateCart(id, { type_name: type }))),
    onSettled,
  });
}

/** Removes uploads from the library in one request. */
export function useDeleteUploads() {
  const { client } = usePostKit();
  const onSettled = useInvalidateLibraries();
  return useMutation({
    mutationFn: async (ids: readonly number[]) => client.audioEvents.bulkDelete(ids),
    onSettled,
  });
}

function useInvalidateLibraries() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return async () => queries.invalidateQueries({ queryKey: audioEventsQueries.libraries(client) });
}
