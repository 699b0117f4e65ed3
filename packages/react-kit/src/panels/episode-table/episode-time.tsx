import type { EpisodeSummary } from '@postkit/sdk/schema';
import { formatListDuration } from '../../domain/duration/format-duration.ts';
import { episodeAudio } from '../../domain/episodes/episode-audio.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { episodeTableMessages as words } from './episode-table.messages.ts';
import './episode-table.css';

/** How long an episode is; Processing while its audio is made, or why it could not be. */
export function EpisodeTime({ episode }: { episode: EpisodeSummary }) {
  const audio = episodeAudio(episode);
  switch (audio.state) {
    case 'ready':
      return <span className="pk-time">{formatListDuration(audio.seconds)}</span>;
    case 'processing':
      return <ProgressBar label={words.processing} value={audio.progress} />;
    case 'failed':
      return (
        <span className="pk-episode-failed">
          <Badge tone="danger">{words.audioFailed}</Badge>
          <span className="pk-episode-reason">{audio.reason}</span>
        </span>
      );
  }
}
