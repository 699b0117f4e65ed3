import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

const feedSubscriptions = (client: PostKitClient, feedId: number) =>
  queryOptions({
    queryKey: [...stationKey(client), 'feed-subscriptions', feedId] as const,
    queryFn: ({ signal }) => client.feeds.listSubscriptions(feedId, { signal }),
  });

/** The subscribers of a private feed. */
export function useFeedSubscriptions(feedId: number) {
  const { client } = usePostKit();
  return useQuery(feedSubscriptions(client, feedId));
}

function useSubscriptionChange<Input, Result>(
  feedId: number,
  change: (client: PostKitClient, input: Input) => Promise<Result>,
) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(client, input),
    onSettled: async () =>
      queries.invalidateQueries({ queryKey: feedSubscriptions(client, feedId).queryKey }),
  });
}

/** Gives a listener of that name access to a private feed. */
export function useAddSubscription(feedId: number) {
  return useSubscriptionChange(feedId, (client, name: string) => client.feeds.addSubscription(feedId, name));
}

/** Revokes the access of a listener, by the id of the subscription. */
export function useRevokeSubscription(feedId: number) {
  return useSubscriptionChange(feedId, (client, id: number) => client.feeds.revokeSubscription(feedId, id));
}
