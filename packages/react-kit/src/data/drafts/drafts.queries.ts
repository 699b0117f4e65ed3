import { queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { stationKey } from '../../host/station-key.ts';

export const draftsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'drafts'] as const,
  /** The user's own drafts without their content, latest change first. */
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...draftsQueries.all(client), 'list'] as const,
      queryFn: ({ signal }) => client.drafts.list({ signal }),
    }),
  /**
   * Start state of an editor: the user's own draft of an episode, and whether the draft in this browser has been retired.
   * Not cached, since another browser may change it at any time.
   */
  start: (client: PostKitClient, key: string, heldId: string | undefined) =>
    queryOptions({
      queryKey: [...draftsQueries.all(client), key, heldId ?? null] as const,
      queryFn: async ({ signal }) => client.drafts.lookup(key, heldId, { signal, retries: 0 }),
      staleTime: 0,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
};
