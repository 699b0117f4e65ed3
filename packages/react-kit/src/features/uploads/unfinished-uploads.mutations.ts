import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { unfinishedUploadsQueries } from './unfinished-uploads.queries.ts';

/** Cancels an upload whose file has not arrived, by its uuid. */
export function useCancelUpload() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (uuid: string) => client.uploads.cancel(uuid),
    // Also after a failure: it may have arrived or ended meanwhile.
    onSettled: async () => queries.invalidateQueries({ queryKey: unfinishedUploadsQueries.all() }),
  });
}
