import type { EpisodeSummary } from '@postkit/sdk/schema';
import { episodeAudio } from '../../../data/episodes/index.ts';
import { formatListDuration } from '../../../host/time/format-duration.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { useWords } from '../../../words/use-words.ts';
import { episodeTableMessages } from './episode-table.messages.ts';
import './episode-table.css';
import { RetryAudio } from './retry-audio.tsx';

/** The duration of an episode with a note on missing audio, the progress of rendering, or why rendering failed. */
export function EpisodeTime({ episode }: { episode: EpisodeSummary }) {
  const messages = useWords(episodeTableMessages);
  const audio = episodeAudio(episode);
  switch (audio.state) {
    case 'ready':
      return (
        <span className="pk-episode-audio">
          <span className="pk-time">{formatListDuration(audio.seconds)}</span>
          {audio.note && <span className="pk-episode-reason">{audio.note}</span>}
        </span>
      );
    case 'processing':
      return (
        <span className="pk-episode-audio">
          <ProgressBar label={messages.processing} value={audio.progress} />
          {audio.note && <span className="pk-episode-note">{audio.note}</span>}
        </span>
      );
    case 'failed':
      return (
        <span className="pk-episode-audio">
          <Badge tone="danger">{messages.audioFailed}</Badge>
          <span className="pk-episode-reason">{audio.reason}</span>
          <RetryAudio episode={episode} />
        </span>
      );
  }
}
