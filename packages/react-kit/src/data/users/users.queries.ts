import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

export const usersQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'users'] as const,
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...usersQueries.all(client), 'list'] as const,
      queryFn: ({ signal }) => client.users.list({ signal }),
    }),
  signInRules: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...stationKey(client), 'sign-in-rules'] as const,
      queryFn: ({ signal }) => client.users.signInRules({ signal }),
      // Another admin may change them, and no live event reports it.
      staleTime: 0,
    }),
};

/** All users of the stations that the caller administers. No live event reports changes, so each visit refetches. */
export function useUsers({ enabled = true } = {}) {
  const { client } = usePostKit();
  return useQuery({ ...usersQueries.list(client), enabled, refetchOnMount: 'always' });
}
