import type { PostKitClient } from '@postkit/sdk';
import type { Automation } from '@postkit/sdk/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { automationsQueries } from './automations.queries.ts';

/** Milliseconds from the end of a save until the list is read anew. */
const refreshAfter = 1000;

export type SaveAutomation =
  | { id: null; fields: Parameters<PostKitClient['automations']['create']>[0] }
  | { id: Automation['id']; fields: Parameters<PostKitClient['automations']['update']>[1] };

/** Makes a schedule, or changes what is given of one. */
export function useSaveAutomation() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, fields }: SaveAutomation): Promise<Automation> =>
      id === null ? client.automations.create(fields) : client.automations.update(id, fields),
    onSuccess: (saved) =>
      queries.setQueryData(
        automationsQueries.list(client).queryKey,
        (known) => known && [...known.filter(({ id }) => id !== saved.id), saved],
      ),
    // By then the station has planned what follows from it.
    onSettled: () => void setTimeout(() => void queries.invalidateQueries({ queryKey: automationsQueries.all() }), refreshAfter),
  });
}

/** Deletes a schedule; what it has made stays. */
export function useDeleteAutomation() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: Automation['id']) => client.automations.delete(id),
    onSuccess: (_, gone) =>
      queries.setQueryData(automationsQueries.list(client).queryKey, (known) => known?.filter(({ id }) => id !== gone)),
    onSettled: () => void queries.invalidateQueries({ queryKey: automationsQueries.all() }),
  });
}
