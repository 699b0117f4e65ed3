import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { ShareClip } from '@postkit/sdk/schema';
import { useShareClipsLive } from '../../../data/share-clips/index.ts';
import { shareClipsMessages } from '../../../data/share-clips/index.ts';
import { useDeleteShareClip } from '../../../data/share-clips/index.ts';
import { shareClipsQueries } from '../../../data/share-clips/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { failureText } from '../../../host/report-failure.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';

interface ClipListProps {
  /** Null for the clips of timelines. */
  episodeId: number | null;
  /** Address that goes with the text of a clip; empty for none. */
  link: string;
}

/** The clips that were made: their progress, or the video with its actions. */
export function ClipSection({ heading, ...list }: ClipListProps & { heading: string }) {
  return (
    <section className="pk-stack" aria-label={heading}>
      <Heading level={3}>{heading}</Heading>
      <ClipList {...list} />
    </section>
  );
}

function ClipList({ episodeId, link }: ClipListProps) {
  const catalogue = useCatalogue();
  const messages = useWords(shareClipsMessages);
  const { client } = usePostKit();
  useShareClipsLive();
  const { data, error, isFetching, refetch } = useQuery(shareClipsQueries.of(client, episodeId));
  if (error && !data) {
    return (
      <ErrorState
        message={messages.loadFailed}
        details={failureText(error, catalogue)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label={messages.loading} />;
  if (data.length === 0) return <p className="pk-muted">{messages.none}</p>;
  return (
    <ul className="pk-clip-list">
      {data.map((clip) => (
        <li key={clip.guid}>
          <ClipRow clip={clip} link={link} />
        </li>
      ))}
    </ul>
  );
}

function ClipRow({ clip, link }: { clip: ShareClip; link: string }) {
  const messages = useWords(shareClipsMessages);
  const { client, host } = usePostKit();
  const [isCopyRefused, setRefused] = useState(false);
  const remove = useDeleteShareClip();
  const { guid, title, status } = clip;
  const address = client.shareClips.downloadAddress(guid, { withKey: true });
  return (
    <div className="pk-clip-row">
      {status === 'complete' && (
        <video
          className="pk-clip-video"
          data-aspect={clip.aspect}
          aria-label={messages.video(title)}
          controls
          preload="metadata"
          src={address}
        />
      )}
      <div className="pk-clip-facts">
        <strong>{title}</strong>
        <span className="pk-muted">
          {formatClock(clip.start)} – {formatClock(clip.end)}, {clip.aspect}
        </span>
        {status === 'processing' && <ProgressBar label={messages.making} value={clip.progress} />}
        {status === 'error' && <Banner tone="danger">{clip.error}</Banner>}
        {clip.notice !== '' && <Banner>{clip.notice}</Banner>}
        {isCopyRefused && (
          <Banner tone="warning" isLive>
            {messages.copyFailed}
          </Banner>
        )}
        <div className="pk-row">
          {status === 'complete' && (
            <>
              <Button
                icon={<Download aria-hidden="true" />}
                aria-label={messages.downloadOf(title)}
                onPress={() => host.openTab(address)}
              >
                {messages.download}
              </Button>
              <CopyButton
                text={[title, link].filter(Boolean).join('\n')}
                label={messages.copyText}
                copy={(text) => host.copyText(text)}
                onError={() => setRefused(true)}
              />
            </>
          )}
          <IconButton
            label={status === 'processing' ? messages.cancel(title) : messages.delete(title)}
            icon={<Trash aria-hidden="true" />}
            isDisabled={remove.isPending}
            onPress={() => remove.mutate(guid)}
          />
        </div>
      </div>
    </div>
  );
}
