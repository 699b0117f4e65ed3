import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';
import { withImport } from './import-list.ts';

export const importsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'imports'] as const,
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...importsQueries.all(client), 'list'] as const,
      queryFn: ({ signal }) => client.imports.list({ signal }),
    }),
  one: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...importsQueries.all(client), 'one', id] as const,
      queryFn: ({ signal }) => client.imports.get(id, { signal }),
    }),
};

/** The latest imports of the station, with live progress. */
export function useImports({ enabled = true } = {}) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = importsQueries.list(client);
  useLive('import_progress', (progress) => {
    const list = queries.getQueryData(queryKey);
    if (list) queries.setQueryData(queryKey, withImport(list, progress));
    // The response of a running request may be older than this event.
    else void queries.invalidateQueries({ queryKey });
    // Items end faster than requests, so a running request is not restarted.
    void queries.invalidateQueries(
      { queryKey: importsQueries.one(client, progress.id).queryKey },
      { cancelRefetch: false },
    );
  });
  useLive('reset', () => void queries.invalidateQueries({ queryKey: importsQueries.all(client) }));
  return useQuery({ ...importsQueries.list(client), enabled });
}

/** One import with its items. */
export function useImport(id: number) {
  const { client } = usePostKit();
  return useQuery(importsQueries.one(client, id));
}
