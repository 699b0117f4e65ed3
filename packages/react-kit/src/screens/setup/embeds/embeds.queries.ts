import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { usePostKit } from '../../../host/postkit-context.ts';
import { stationKey } from '../../../host/station-key.ts';

const embedsQueries = {
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...stationKey(client), 'embeds'] as const,
      queryFn: ({ signal }) => client.embeds.list({ signal }),
    }),
};

/** The sites that embed players, latest seen first. */
export function useEmbeds() {
  const { client } = usePostKit();
  return useQuery(embedsQueries.list(client));
}

/** Turns the reports of players on or off. */
export function useSetEmbedReports() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (enabled: boolean) => client.embeds.setEnabled(enabled),
    onSuccess: (health) => queries.setQueryData(embedsQueries.list(client).queryKey, health),
  });
}
