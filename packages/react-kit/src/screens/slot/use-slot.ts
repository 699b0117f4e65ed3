import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isHttpError } from '@postkit/sdk';
import type { Slot, SlotSave } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';

const slotKey = (token: string) => ['slot', token] as const;

/** The slot of a link. */
export function useSlot(token: string) {
  const { client } = usePostKit();
  return useQuery({
    queryKey: slotKey(token),
    queryFn: ({ signal }) => client.slotLinks.open(token, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // An editor may have decided while the page was in the background.
    refetchOnWindowFocus: ({ state }) => (state.data?.state === 'submitted' ? 'always' : false),
  });
}

/** Saves and submits the slot; both replace it in the cache. */
export function useSlotChanges(token: string) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const onSuccess = (slot: Slot) => queries.setQueryData(slotKey(token), slot);
  const save = useMutation({
    mutationFn: (changes: Omit<SlotSave, 'token'>) => client.slotLinks.save({ token, ...changes }),
    onSuccess,
  });
  const submit = useMutation({
    mutationFn: (version: number) => client.slotLinks.submit(token, version),
    onSuccess,
  });
  return { save, submit };
}

/** Whether the slot was changed elsewhere, so that this page must load it again. */
export function isOutdated(error: unknown): boolean {
  return isHttpError(error, 409);
}
