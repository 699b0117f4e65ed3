import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { usePostKit } from '../postkit-context.ts';
import { stationKey } from '../station-key.ts';

export const settingsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'settings'] as const,
  current: (client: PostKitClient) =>
    queryOptions({
      queryKey: settingsQueries.all(client),
      queryFn: ({ signal }) => client.settings.get({ signal }),
      staleTime: 5 * 60_000,
    }),
};

/** The settings as a query; a screen that is mounted alone loads them as the shell does. */
export function useSettings() {
  const { client } = usePostKit();
  return useQuery(settingsQueries.current(client));
}
