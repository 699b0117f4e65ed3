import type { EpisodeSummary } from '@postkit/sdk/schema';
import './episode-table.css';

export interface EpisodeNameProps {
  episode: EpisodeSummary;
  /** Title of its show, where the list is of several. */
  show?: string | undefined;
}

/** The id and the name of an episode. */
export function EpisodeName({ episode, show }: EpisodeNameProps) {
  return (
    <span className="pk-episode-name">
      <span className="pk-episode-id">
        {episode.playlist_id}
        {show && ` · ${show}`}
      </span>
      <span>{episode.name}</span>
    </span>
  );
}
