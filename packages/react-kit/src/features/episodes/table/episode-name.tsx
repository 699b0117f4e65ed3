import type { EpisodeSummary } from '@postkit/sdk/schema';
import { Badge } from '../../../ui/badge/badge.tsx';
import { episodeTableMessages as messages } from './episode-table.messages.ts';
import './episode-table.css';

export interface EpisodeNameProps {
  episode: EpisodeSummary;
  /** Title of the episode's show, for lists with several shows. */
  show?: string | undefined;
}

/** The id and name of an episode, with a badge if some destinations did not receive it. */
export function EpisodeName({ episode, show }: EpisodeNameProps) {
  return (
    <span className="pk-episode-name">
      <span className="pk-episode-id">
        {episode.playlist_id}
        {show && ` · ${show}`}
      </span>
      <span>{episode.name}</span>
      {episode.failed_deliveries > 0 && (
        <span className="pk-episode-undelivered">
          <Badge tone="danger">{messages.notDelivered(episode.failed_deliveries)}</Badge>
        </span>
      )}
    </span>
  );
}
