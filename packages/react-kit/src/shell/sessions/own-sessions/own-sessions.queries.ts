import { queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { stationKey } from '../../../host/station-key.ts';

export const ownSessionsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'own-sessions'] as const,
  /** The user's own sessions, the one of the request first, then the ones used last. */
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...ownSessionsQueries.all(client), 'list'] as const,
      queryFn: async ({ signal }) => (await client.sessions.list({ signal })).objects,
      // Other browsers sign in meanwhile, and no live event reports it.
      staleTime: 0,
    }),
};
