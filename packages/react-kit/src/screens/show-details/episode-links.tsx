import Clapperboard from 'lucide-react/icons/clapperboard';
import Film from 'lucide-react/icons/film';
import Headphones from 'lucide-react/icons/headphones';
import Link2 from 'lucide-react/icons/link-2';
import type { ReactNode } from 'react';
import type { EpisodeSummary, IngestionStatus } from '@postkit/sdk/schema';
import { ingestionState } from '../../data/episodes/index.ts';
import { episodeTableMessages } from '../../parts/episodes/table/index.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { useWords } from '../../words/use-words.ts';
import { showDetailsMessages } from './show-details.messages.ts';

export interface EpisodeLinksProps {
  episode: EpisodeSummary;
  onDownload: () => void;
}

/** Links to the published forms of an episode, with the state of those that are not ready. */
export function EpisodeLinks({ episode, onDownload }: EpisodeLinksProps) {
  const messages = useWords(showDetailsMessages);
  return (
    <span className="pk-show-episode-links">
      {episode.short_url && (
        <IconLink label={messages.openUrl} href={episode.short_url}>
          <Link2 aria-hidden="true" />
        </IconLink>
      )}
      <VideoLink kind="basic" status={episode.video_status} onDownload={onDownload} />
      <VideoLink kind="advanced" status={episode.advanced_video_status} onDownload={onDownload} />
      <IheartLink status={episode.iheart_status} url={episode.external_url} />
    </span>
  );
}

interface VideoLinkProps {
  kind: 'basic' | 'advanced';
  status: IngestionStatus;
  onDownload: () => void;
}

function VideoLink({ kind, status, onDownload }: VideoLinkProps) {
  const episodeTableWords = useWords(episodeTableMessages);
  const state = ingestionState(status);
  const Icon = kind === 'basic' ? Film : Clapperboard;
  if (state === 'none') return null;
  if (state === 'failed') {
    return (
      <StatusIcon label={episodeTableWords.video[kind].failed} tone="danger">
        <Icon aria-hidden="true" />
      </StatusIcon>
    );
  }
  return (
    <IconButton
      size="small"
      label={episodeTableWords.video[kind][state]}
      icon={<Icon aria-hidden="true" />}
      isDisabled={state === 'waiting'}
      onPress={onDownload}
    />
  );
}

function IheartLink({ status, url }: { status: IngestionStatus; url: string | null }) {
  const messages = useWords(showDetailsMessages);
  const state = ingestionState(status);
  const icon = <Headphones aria-hidden="true" />;
  if (state === 'none') return null;
  if (state === 'ready' && url) {
    return (
      <IconLink label={messages.iheart.ready} href={url}>
        {icon}
      </IconLink>
    );
  }
  return state === 'failed' ? (
    <StatusIcon label={messages.iheart.failed} tone="danger">
      {icon}
    </StatusIcon>
  ) : (
    <StatusIcon label={messages.iheart.waiting} tone="muted">
      {icon}
    </StatusIcon>
  );
}

function StatusIcon({
  label,
  tone,
  children,
}: {
  label: string;
  tone: 'danger' | 'muted';
  children: ReactNode;
}) {
  return (
    <Tooltip text={label} isFocusable>
      <span className="pk-show-episode-sign" data-tone={tone}>
        {children}
        <span data-visually-hidden>{label}</span>
      </span>
    </Tooltip>
  );
}

function IconLink({ label, href, children }: { label: string; href: string; children: ReactNode }) {
  return (
    <Tooltip text={label}>
      <a
        className="pk-button"
        data-variant="quiet"
        data-size="small"
        data-icon-only
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
      >
        <span className="pk-button-content">{children}</span>
      </a>
    </Tooltip>
  );
}
