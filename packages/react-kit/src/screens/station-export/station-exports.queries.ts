import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import type { StationExportInput } from '@postkit/sdk';
import type { StationExport } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

/** Milliseconds between two reads besides the live events, which a sleeping page may miss. */
const readPause = 5000;

export const stationExportsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'station-exports'] as const,
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...stationExportsQueries.all(client), 'list'] as const,
      queryFn: ({ signal }) => client.stationExports.list({ signal }),
      refetchInterval: ({ state }) =>
        state.data?.some(({ status }) => status === 'processing') ? readPause : false,
    }),
  estimate: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...stationExportsQueries.all(client), 'estimate'] as const,
      queryFn: ({ signal }) => client.stationExports.estimate({ signal }),
    }),
};

/** The exports of the station, newest first. */
export function useStationExports({ enabled = true } = {}) {
  const { client } = usePostKit();
  return useQuery({ ...stationExportsQueries.list(client), enabled });
}

/** The size of an export that starts now. */
export function useStationExportEstimate() {
  const { client } = usePostKit();
  return useQuery({ ...stationExportsQueries.estimate(client), refetchOnMount: 'always' });
}

/** Starts an export with the given content. */
export function useStartStationExport() {
  const { client, host } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = stationExportsQueries.list(client);
  return useMutation({
    networkMode: 'always',
    mutationFn: async (input: StationExportInput) => client.stationExports.start(input),
    async onSuccess(started) {
      void host.track?.('Station Export', { media: started.includes_media ? 'included' : 'left out' });
      // A list that is loading may predate the export and would remove it again.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<StationExport[]>(queryKey, (before = []) => [started, ...before]);
    },
    onSettled: async () => queries.invalidateQueries({ queryKey }),
  });
}

/** Cancels or removes an export. */
export function useRemoveStationExport() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = stationExportsQueries.list(client);
  return useMutation({
    networkMode: 'always',
    mutationFn: async (guid: string) => client.stationExports.remove(guid),
    onSuccess: (_, guid) =>
      queries.setQueryData<StationExport[]>(queryKey, (before) =>
        before?.filter((each) => each.guid !== guid),
      ),
    onSettled: async () => queries.invalidateQueries({ queryKey }),
  });
}
