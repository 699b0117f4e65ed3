import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { FeedSubscription } from '@postkit/sdk/schema';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { formatCalendarDate, formatDay } from '../../../host/time/zoned-time.ts';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { formatCount } from '../../../ui/format/format-count.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { feedPrivacyMessages } from './feed.messages.ts';

/** One listener of a private feed: the downloads, the last use, and the address to copy. */
export function FeedSubscriber({
  subscription,
  onRevoke,
}: {
  subscription: FeedSubscription;
  onRevoke: () => void;
}) {
  const catalogue = useCatalogue();
  const messages = useWords(feedPrivacyMessages);
  const { host } = usePostKit();
  const zone = useSettings().data?.settings.timezone ?? 'UTC';
  const [isRefused, setRefused] = useState(false);
  const {
    name,
    url,
    downloads,
    recent_downloads: recent,
    last_used_at: usedAt,
    last_download_on: downloadedOn,
  } = subscription;
  return (
    <li className="pk-feed-subscriber">
      <span className="pk-feed-subscriber-text">
        <span className="pk-feed-subscriber-name">{name}</span>
        {downloadedOn === null ? (
          <span>{messages.noDownloads}</span>
        ) : (
          <span className="pk-feed-subscriber-facts">
            <span>{messages.recent(formatCount(recent, catalogue), recent === 1)}</span>
            <span className="pk-muted">{messages.inAll(formatCount(downloads, catalogue))}</span>
          </span>
        )}
        <span className="pk-feed-subscriber-facts pk-muted">
          {downloadedOn !== null && (
            <span>{messages.lastDownload(formatCalendarDate(downloadedOn, 'MMM D, YYYY', catalogue))}</span>
          )}
          <span>
            {usedAt === null ? messages.neverUsed : messages.used(formatDay(usedAt, zone, catalogue))}
          </span>
        </span>
        {isRefused && (
          <span role="alert" className="pk-muted">
            {messages.copyFailed}
          </span>
        )}
      </span>
      <span role="group" aria-label={name} className="pk-feed-subscriber-actions">
        <CopyButton
          size="small"
          text={url}
          label={messages.copy}
          copy={(text) => host.copyText(text)}
          onError={() => setRefused(true)}
        />
        <IconButton
          size="small"
          label={messages.revoke(name)}
          icon={<Trash2 aria-hidden="true" />}
          onPress={onRevoke}
        />
      </span>
    </li>
  );
}
