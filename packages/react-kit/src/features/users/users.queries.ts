import type { PostKitClient } from '@postkit/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';

export const usersQueries = {
  all: () => ['users'] as const,
  list: (client: PostKitClient) =>
    queryOptions({ queryKey: [...usersQueries.all(), 'list'] as const, queryFn: ({ signal }) => client.users.list({ signal }) }),
};

/** Everybody at the stations that the person administers. Nobody is told of others' changes, so coming here reads anew. */
export function useUsers({ enabled = true } = {}) {
  const { client } = usePostKit();
  return useQuery({ ...usersQueries.list(client), enabled, refetchOnMount: 'always' });
}
