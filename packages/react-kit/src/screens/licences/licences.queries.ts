import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

export const licencesQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'licences'] as const,
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...licencesQueries.all(client), 'list'] as const,
      queryFn: ({ signal }) => client.licences.list({ signal }),
    }),
};

/** The licences of the company. Live events cover one station only, so each visit refetches. */
export function useLicences({ enabled = true } = {}) {
  const { client } = usePostKit();
  return useQuery({ ...licencesQueries.list(client), enabled, refetchOnMount: 'always' });
}
