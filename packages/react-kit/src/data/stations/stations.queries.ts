import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { usePostKit } from '../../host/postkit-context.ts';
import { settingsQueries } from '../../host/settings/settings.queries.ts';
import { stationKey } from '../../host/station-key.ts';

/** Milliseconds between two looks at a station that is being deleted. */
const deletionPause = 3000;

const stationsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'stations'] as const,
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...stationsQueries.all(client), 'list'] as const,
      queryFn: async ({ signal }) => (await client.stations.list({ limit: 0 }, { signal })).objects,
      refetchInterval: ({ state }) =>
        state.data?.some((station) => station.state === 'deleting') ? deletionPause : false,
    }),
  company: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...stationsQueries.all(client), 'company'] as const,
      queryFn: ({ signal }) => client.stations.company({ signal }),
    }),
};

/** The stations of the company, by title. Live events cover one station only, so each visit refetches. */
export function useCompanyStations({ enabled = true } = {}) {
  const { client } = usePostKit();
  return useQuery({ ...stationsQueries.list(client), enabled, refetchOnMount: 'always' });
}

export function useCompany({ enabled = true } = {}) {
  const { client } = usePostKit();
  return useQuery({ ...stationsQueries.company(client), enabled, refetchOnMount: 'always' });
}

/** A change of the company or its stations. The stations are loaded again afterwards, and those that the user chooses among. */
export function useStationsChange<Input, Result>(
  change: (client: PostKitClient, input: Input) => Promise<Result>,
) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: Input) => change(client, input),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: stationsQueries.all(client) });
      await queries.invalidateQueries({ queryKey: settingsQueries.all(client) });
    },
  });
}
