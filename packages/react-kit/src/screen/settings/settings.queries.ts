import type { PostKitClient } from '@postkit/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';

export const settingsQueries = {
  all: () => ['settings'] as const,
  current: (client: PostKitClient) =>
    queryOptions({
      queryKey: settingsQueries.all(),
      queryFn: ({ signal }) => client.settings.get({ signal }),
      staleTime: 5 * 60_000,
    }),
};

/** The settings as a query; a screen that is mounted alone loads them as the shell does. */
export function useSettings() {
  const { client } = usePostKit();
  return useQuery(settingsQueries.current(client));
}
