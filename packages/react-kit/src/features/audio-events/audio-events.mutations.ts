import type { CallInput } from '@postkit/sdk';
import type { audioEventOperations } from '@postkit/sdk/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { audioEventsQueries } from './audio-events.queries.ts';

type CloneQuery = NonNullable<CallInput<typeof audioEventOperations.clone>['query']>;

/** Copies an event, cut or reaching into the broadcast around it. */
export function useCloneEvent() {
  const { client } = usePostKit();
  return useMutation({ mutationFn: async ({ id, ...query }: CloneQuery & { id: number }) => client.audioEvents.clone(id, query) });
}

/** Joins events into one; answers the new event, which may still be in the making. */
export function useMergeEvents() {
  const { client } = usePostKit();
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      const { id } = await client.audioEvents.merge(ids);
      return client.audioEvents.get(id);
    },
  });
}

/** Takes uploads out of the library (`SINGLE_USE`) or puts them back (`UPLOAD`), each by its cart. */
export function useSetCartType() {
  const { client } = usePostKit();
  const readAgain = useReadLibraryAgain();
  return useMutation({
    mutationFn: async ({ cartIds, type }: { cartIds: readonly number[]; type: 'UPLOAD' | 'SINGLE_USE' }) =>
      Promise.all(cartIds.map((id) => client.audioEvents.updateCart(id, { type_name: type }))),
    onSettled: readAgain,
  });
}

/** Takes uploads out of the library together. */
export function useDeleteUploads() {
  const { client } = usePostKit();
  const readAgain = useReadLibraryAgain();
  return useMutation({ mutationFn: async (ids: readonly number[]) => client.audioEvents.bulkDelete(ids), onSettled: readAgain });
}

function useReadLibraryAgain() {
  const queries = useQueryClient();
  return async () => queries.invalidateQueries({ queryKey: audioEventsQueries.libraries() });
}
