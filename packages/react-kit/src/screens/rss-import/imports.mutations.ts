import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportChoice } from '@postkit/sdk';
import type { ImportApplication, PodcastImport, Settings } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { withImport } from './import-list.ts';
import { importsQueries } from './imports.queries.ts';

/** Updates the list with the station's response about an import. */
function useUpdateImport(): (changed: PodcastImport) => void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return (changed) => {
    queries.setQueryData(importsQueries.list(client).queryKey, (list) => list && withImport(list, changed));
    void queries.invalidateQueries({ queryKey: importsQueries.one(client, changed.id).queryKey });
  };
}

/** Starts an import. Fails with HttpError 400 if the address has no podcast feed. */
export function useStartImport() {
  const { client } = usePostKit();
  const update = useUpdateImport();
  return useMutation({
    mutationFn: async ({ choice, settings }: { choice: ImportChoice; settings: Settings }) =>
      client.imports.start(choice, settings),
    onSuccess: update,
  });
}

/** Plans an import: changes no show and no episode. */
export function usePlanImport() {
  const { client } = usePostKit();
  const update = useUpdateImport();
  return useMutation({
    mutationFn: async (choice: ImportChoice) => client.imports.plan(choice),
    onSuccess: update,
  });
}

/** Applies a plan. */
export function useApplyImport() {
  const { client } = usePostKit();
  const update = useUpdateImport();
  return useMutation({
    mutationFn: async ({ id, choices }: { id: number; choices: ImportApplication }) =>
      client.imports.apply(id, choices),
    onSuccess: update,
  });
}

/** Retries the failed items of an import. */
export function useRetryImport() {
  const { client } = usePostKit();
  const update = useUpdateImport();
  return useMutation({ mutationFn: async (id: number) => client.imports.retry(id), onSuccess: update });
}

/** Fetches the signed report of an import. */
export function useImportReport() {
  const { client } = usePostKit();
  return useMutation({ mutationFn: async (id: number) => client.imports.report(id) });
}

/** Cancels an import that waits or runs. */
export function useCancelImport() {
  const { client } = usePostKit();
  const update = useUpdateImport();
  return useMutation({ mutationFn: async (id: number) => client.imports.cancel(id), onSuccess: update });
}
