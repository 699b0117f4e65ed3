import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import type { SlotLink } from '@postkit/sdk/schema';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

export const slotLinksQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'slot-links'] as const,
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...slotLinksQueries.all(client), 'list'] as const,
      queryFn: ({ signal }) => client.slotLinks.list({ signal }),
    }),
};

/** The slot links of the station, newest first, updated by live events. */
export function useSlotLinks() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const refetch = () => void queries.invalidateQueries({ queryKey: slotLinksQueries.all(client) });
  useLive('slot_link_changed', refetch);
  useLive('reset', refetch);
  return useQuery(slotLinksQueries.list(client));
}

/** A change of a slot link; the list is loaded again afterwards. */
export function useSlotLinkChange<Input, Result>(
  change: (client: PostKitClient, input: Input) => Promise<Result>,
) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(client, input),
    onSettled: async () => queries.invalidateQueries({ queryKey: slotLinksQueries.all(client) }),
  });
}

/** Links that users may still have to act on: those with a presenter or with the editors. */
export function isCurrent({ state }: Pick<SlotLink, 'state'>): boolean {
  return state === 'open' || state === 'sent_back' || state === 'submitted' || state === 'expired';
}
