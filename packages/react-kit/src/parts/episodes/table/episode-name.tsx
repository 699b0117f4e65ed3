import type { EpisodeSummary } from '@postkit/sdk/schema';
import { isPlainClick } from '../../../ui/link/is-plain-click.ts';
import { EpisodeCover } from './episode-cover.tsx';
import type { EpisodeListing } from './use-episode-listing.ts';
import './episode-table.css';

export interface EpisodeNameProps {
  episode: EpisodeSummary;
  listing: EpisodeListing;
  /** Title of the episode's show, for lists with several shows. */
  show?: string | undefined;
}

/** The cover of an episode with its play button, its name, which opens it, and its show and id. */
export function EpisodeName({ episode, listing, show }: EpisodeNameProps) {
  const { addressOf, open, coverOf, player, showTitleOf } = listing;
  return (
    <span className="pk-episode-name">
      <EpisodeCover episode={episode} cover={coverOf(episode)} show={showTitleOf(episode)} player={player} />
      <span className="pk-episode-title">
        <a
          className="pk-episode-link"
          href={addressOf(episode)}
          title={episode.name}
          data-row-action=""
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            open(episode);
          }}
        >
          {episode.name}
        </a>
        <span className="pk-episode-id">
          {show && <span className="pk-truncate">{show}</span>}
          <span>#{episode.playlist_id}</span>
        </span>
      </span>
    </span>
  );
}
