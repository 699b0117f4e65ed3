import { useQueryClient } from '@tanstack/react-query';
import type { BulkDownload } from '@postkit/sdk/schema';
import { bulkDownloadsQueries } from '../../data/bulk-downloads/index.ts';
import { changeCached } from '../../host/live/change-cached.ts';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { withChanges } from './bulk-download-changes.ts';

/** Marks bulk downloads in the cached list by live events, and reloads the list when one ends. */
export function useBulkDownloadsLive(): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = bulkDownloadsQueries.list(client);

  function change(guid: string, changes: Parameters<typeof withChanges>[2]): void {
    changeCached<BulkDownload[]>(queries, { queryKey }, (downloads) => withChanges(downloads, guid, changes));
  }

  function end(guid: string, changes: Parameters<typeof withChanges>[2]): void {
    if (!queries.getQueryData<BulkDownload[]>(queryKey)?.some((download) => download.guid === guid)) return;
    change(guid, changes);
    void queries.invalidateQueries({ queryKey });
  }

  useLive('bulk_zip_progress', ({ guid, progress }) => change(guid, { progress }));
  useLive('bulk_zip_complete', ({ guid }) => end(guid, { status: 'complete', progress: 100 }));
  useLive('bulk_zip_failed', ({ guid, error }) => end(guid, { status: 'error', error }));
  useLive('reset', () => void queries.invalidateQueries({ queryKey }));
}
