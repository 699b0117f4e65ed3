import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkDownload, MediaFormat } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { useWords } from '../../words/use-words.ts';
import { bulkDownloadsMessages } from './bulk-downloads.messages.ts';
import { bulkDownloadsQueries } from './bulk-downloads.queries.ts';

/** Requests a zip of episodes. */
export function useStartBulkDownload() {
  const reportFailure = useReportFailure();
  const messages = useWords(bulkDownloadsMessages);
  const { client, host } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = bulkDownloadsQueries.list(client);
  return useMutation({
    mutationFn: async ({ ids, format }: { ids: readonly number[]; format: MediaFormat }) =>
      client.bulkDownloads.start({ audio_playlist_ids: [...ids], format }),
    async onSuccess(download) {
      void host.track?.('Bulk Download', { episodes: download.audio_playlist_ids.length });
      // A list that is loading may predate the download and would remove it again.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<BulkDownload[]>(queryKey, (before = []) => [download, ...before]);
      await queries.invalidateQueries({ queryKey });
    },
    onError: (error) => reportFailure(messages.startFailed, error),
  });
}

/** Cancels or removes a bulk download. */
export function useRemoveBulkDownload() {
  const reportFailure = useReportFailure();
  const messages = useWords(bulkDownloadsMessages);
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (guid: string) => client.bulkDownloads.remove(guid),
    onSettled: async () => queries.invalidateQueries({ queryKey: bulkDownloadsQueries.all(client) }),
    onError: (error) => reportFailure(messages.removeFailed, error),
  });
}
