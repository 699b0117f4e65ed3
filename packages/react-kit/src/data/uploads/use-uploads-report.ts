import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePostKit } from '../../host/postkit-context.ts';
import { useStores } from '../../host/stores.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { audioEventsQueries } from '../audio-events/index.ts';
import { summariseUploads, uploadFailures } from './uploads-summary.ts';
import { useUploadsLive } from './uploads.live.ts';
import { uploadsMessages } from './uploads.messages.ts';
import { useUploads } from './uploads.store.ts';
import { useUploadQueue } from './use-upload-queue.ts';
import { useUploadsWatch } from './use-uploads-watch.ts';

/**
 * Follows the uploads of this page: refetches the library as they complete, and reports the failures in one message at the end.
 * If their list is not visible, it reports the successes too.
 */
export function useUploadsReport({ isListShown }: { isListShown: boolean }): void {
  const { client } = usePostKit();
  const stores = useStores();
  const catalogue = useCatalogue();
  const messages = useWords(uploadsMessages);
  const queries = useQueryClient();
  const records = useUploads((state) => state.records);
  const notify = useNotify();
  const { succeeded, isComplete } = summariseUploads(records);
  useUploadQueue();
  useUploadsLive();
  useUploadsWatch();

  useEffect(() => {
    if (succeeded > 0) void queries.invalidateQueries({ queryKey: audioEventsQueries.libraries(client) });
  }, [client, queries, succeeded]);

  useEffect(() => {
    // The shell and the screen with the list both call this; the screen runs first, and only one of them reports.
    if (!isComplete || !useUploads.in(stores).getState().claimReport()) return;
    const failures = uploadFailures(useUploads.in(stores).getState().records, catalogue);
    if (failures) notify({ name: messages.name, details: failures, type: 'error' });
    if (succeeded > 0 && !isListShown)
      notify({ name: messages.name, details: messages.ready(succeeded), type: 'success' });
  }, [stores, isComplete, succeeded, isListShown, notify, messages, catalogue]);
}
