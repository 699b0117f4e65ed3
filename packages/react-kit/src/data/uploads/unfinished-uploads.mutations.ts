import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { unfinishedUploadsQueries } from './unfinished-uploads.queries.ts';

/** Cancels an upload that the station has not fully received, by its uuid. */
export function useCancelUpload() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (uuid: string) => client.uploads.cancel(uuid),
    // Also after a failure, because the upload may have ended in the meantime.
    onSettled: async () => queries.invalidateQueries({ queryKey: unfinishedUploadsQueries.all(client) }),
  });
}
