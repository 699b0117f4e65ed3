import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { useCallback, useEffect } from 'react';
import type { BulkDownload } from '@postkit/sdk/schema';
import { bulkDownloadsMessages } from '../../../data/bulk-downloads/index.ts';
import { useRemoveBulkDownload } from '../../../data/bulk-downloads/index.ts';
import { bulkDownloadsQueries } from '../../../data/bulk-downloads/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { ButtonLink } from '../../../ui/button-link/button-link.tsx';
import { formatBytes } from '../../../ui/format/format-bytes.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { isSettled } from '../bulk-download-changes.ts';
import { useBulkDownloadsLive } from '../bulk-downloads.live.ts';
import './download-stack.css';
import { useResultMessages } from './use-result-messages.ts';

/** Besides the live events, which a sleeping page may miss. */
const pollMs = 5000;

/** The user's running and finished bulk downloads, from the station, so that they survive a reload. Empty without any. */
export function DownloadStack() {
  const messages = useWords(bulkDownloadsMessages);
  const { client, host } = usePostKit();
  const { data: downloads, error } = useQuery({
    ...bulkDownloadsQueries.list(client),
    refetchInterval: ({ state }) => (state.data?.some((download) => !isSettled(download)) ? pollMs : false),
  });
  useBulkDownloadsLive();
  const addressOf = useCallback(
    (guid: string) => client.bulkDownloads.downloadAddress(guid, { withKey: true }),
    [client],
  );
  const save = useCallback((guid: string) => host.openTab(addressOf(guid)), [host, addressOf]);
  useResultMessages(downloads, save);

  useEffect(() => {
    if (error) console.error(`[postkit] ${messages.listFailed}`, error);
  }, [error, messages]);

  if (!downloads || downloads.length === 0) return null;
  return (
    <section className="pk-downloads" aria-label={messages.heading}>
      <h2 className="pk-downloads-heading">{messages.heading}</h2>
      <ul className="pk-downloads-list">
        {downloads.map((download) => (
          <StackEntry key={download.guid} download={download} address={addressOf(download.guid)} />
        ))}
      </ul>
    </section>
  );
}

function StackEntry({ download, address }: { download: BulkDownload; address: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(bulkDownloadsMessages);
  const { mutate, isPending } = useRemoveBulkDownload();
  const { guid, status, progress, bytes, format, audio_playlist_ids } = download;
  const title = messages.title(audio_playlist_ids.length, format);
  return (
    <li className="pk-downloads-entry">
      <div className="pk-downloads-text">
        {status === 'processing' ? (
          <ProgressBar label={messages.preparing(title)} value={progress} />
        ) : (
          <p>
            {title} {bytes > 0 && <span className="pk-muted">{formatBytes(bytes, catalogue)}</span>}
          </p>
        )}
        <Problems download={download} />
      </div>
      {status === 'complete' && (
        <ButtonLink
          size="small"
          icon={<Download aria-hidden="true" />}
          href={address}
          download=""
          aria-label={messages.saveNamed(title)}
        >
          {messages.save}
        </ButtonLink>
      )}
      <IconButton
        size="small"
        icon={<X aria-hidden="true" />}
        label={status === 'processing' ? messages.cancel(title) : messages.remove(title)}
        isBusy={isPending}
        onPress={() => mutate(guid)}
      />
    </li>
  );
}

function Problems({ download: { status, error, missing, audio_playlist_ids } }: { download: BulkDownload }) {
  const messages = useWords(bulkDownloadsMessages);
  if (status === 'error')
    return (
      <p className="pk-downloads-problem">
        {messages.failed} {error}
      </p>
    );
  if (missing.length === 0) return null;
  return (
    <details className="pk-downloads-problem">
      <summary>
        {messages.missing(missing.length, audio_playlist_ids.length)}{' '}
        <span className="pk-downloads-which">{messages.missingNames}</span>
      </summary>
      <ul>
        {missing.map(({ playlist_id, name, reason }) => (
          <li key={playlist_id}>
            {name}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
