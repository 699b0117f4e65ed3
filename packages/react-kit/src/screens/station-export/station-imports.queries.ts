import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import type { StationImport } from '@postkit/sdk/schema';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

/** Milliseconds between two reads besides the live events, which a sleeping page may miss. */
const readPause = 5000;
const busy: ReadonlySet<StationImport['status']> = new Set(['checking', 'importing', 'undoing']);

/** Whether the station works on an import by itself. */
export function isBusy({ status }: Pick<StationImport, 'status'>): boolean {
  return busy.has(status);
}

const stationImportsQueries = {
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...stationKey(client), 'station-imports', 'list'] as const,
      queryFn: ({ signal }) => client.stationImports.list({ signal }),
      refetchInterval: ({ state }) => (state.data?.some(isBusy) ? readPause : false),
    }),
};

/** The imports of the station, newest first. */
export function useStationImports() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = stationImportsQueries.list(client);
  useLive('station_import_changed', ({ status }) => {
    // A complete import brings everything that other screens show.
    if (status === 'complete') void queries.invalidateQueries({ queryKey: stationKey(client) });
    else void queries.invalidateQueries({ queryKey });
  });
  return useQuery(stationImportsQueries.list(client));
}

/** Starts an import with a zip, or sends the rest of the zip of one that is open. */
export function useSendStationImport(onProgress: (share: number) => void) {
  const { client } = usePostKit();
  return useChange(
    async ({ zip, open, signal }: { zip: File; open: StationImport | undefined; signal: AbortSignal }) => {
      const { guid } = open ?? (await client.stationImports.start({ bytes: zip.size }));
      return client.stationImports.send(guid, zip, {
        signal,
        onProgress: (received) => onProgress(received / zip.size),
      });
    },
  );
}

/** Imports what the plan shows. */
export function useApplyStationImport() {
  const { client } = usePostKit();
  return useChange((guid: string) => client.stationImports.apply(guid));
}

/** Cancels an import, or removes the entry of one that has ended. */
export function useRemoveStationImport() {
  const { client } = usePostKit();
  return useChange((guid: string) => client.stationImports.remove(guid));
}

function useChange<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = stationImportsQueries.list(client);
  return useMutation({
    networkMode: 'always',
    mutationFn,
    onSettled: async () => queries.invalidateQueries({ queryKey }),
  });
}
