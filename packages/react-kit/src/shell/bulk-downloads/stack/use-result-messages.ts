import { useEffect, useRef } from 'react';
import type { BulkDownload } from '@postkit/sdk/schema';
import { bulkDownloadsMessages } from '../../../data/bulk-downloads/index.ts';
import type { Message } from '../../../host/messages.store.ts';
import { useNotify } from '../../../host/use-notify.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import { settledSince } from '../bulk-download-changes.ts';

/** Shows the result of downloads that end while the list is open; not of those that ended before. */
export function useResultMessages(
  downloads: readonly BulkDownload[] | undefined,
  save: (guid: string) => void,
): void {
  const catalogue = useCatalogue();
  const notify = useNotify();
  const before = useRef<readonly BulkDownload[]>([]);
  useEffect(() => {
    if (!downloads) return;
    for (const download of settledSince(before.current, downloads))
      showResult(download, save, notify, catalogue);
    before.current = downloads;
  }, [downloads, save, notify, catalogue]);
}

function showResult(
  { guid, status, error, missing, format, audio_playlist_ids }: BulkDownload,
  save: (guid: string) => void,
  show: (message: Message) => void,
  catalogue: Catalogue,
): void {
  const messages = catalogue.wordsOf(bulkDownloadsMessages);
  const total = audio_playlist_ids.length;
  const action = { label: messages.save, onPress: () => save(guid) };
  if (status === 'error') show({ name: messages.failed, details: error, type: 'error' });
  else if (missing.length > 0)
    show({ name: messages.missing(missing.length, total), details: namesOf(missing), type: 'error', action });
  else
    show({
      name: messages.ready,
      details: messages.readyDetails(messages.title(total, format)),
      type: 'success',
      action,
    });
}

function namesOf(missing: BulkDownload['missing']): string {
  return missing.map(({ name, reason }) => `${name}: ${reason}`).join(' ');
}
