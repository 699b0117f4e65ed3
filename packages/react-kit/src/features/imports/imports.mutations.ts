import type { ImportChoice } from '@postkit/sdk';
import type { PodcastImport, Settings } from '@postkit/sdk/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withImport } from './import-list.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { importsQueries } from './imports.queries.ts';

/** Puts what the station answered about an import into the list. */
function useTakeImport(): (told: PodcastImport) => void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return (told) => {
    queries.setQueryData(importsQueries.list(client).queryKey, (list) => list && withImport(list, told));
    void queries.invalidateQueries({ queryKey: importsQueries.one(client, told.id).queryKey });
  };
}

/** Begins an import. HttpError 400 where the address holds no podcast feed. */
export function useStartImport() {
  const { client } = usePostKit();
  const take = useTakeImport();
  return useMutation({
    mutationFn: async ({ choice, settings }: { choice: ImportChoice; settings: Settings }) => client.imports.start(choice, settings),
    onSuccess: take,
  });
}

/** Takes up the failed items of an import again. */
export function useRetryImport() {
  const { client } = usePostKit();
  const take = useTakeImport();
  return useMutation({ mutationFn: async (id: number) => client.imports.retry(id), onSuccess: take });
}
