import type { EpisodeSummary } from '@postkit/sdk/schema';
import { Wave } from '../../../ui/wave/wave.tsx';
import { EpisodeDuration } from './episode-duration.tsx';
import type { EpisodeListing } from './use-episode-listing.ts';

/** The duration of an episode above its waveform, whose width is true to the others of the page. */
export function EpisodeLength({ episode, listing }: { episode: EpisodeSummary; listing: EpisodeListing }) {
  const wave = listing.waveOf(episode);
  return (
    <span className="pk-episode-length">
      <EpisodeDuration episode={episode} />
      <span
        className="pk-episode-wave"
        style={{ width: `${Math.max(8, (episode.duration / listing.longest) * 100)}%` }}
      >
        {wave && <Wave levels={wave} />}
      </span>
    </span>
  );
}
