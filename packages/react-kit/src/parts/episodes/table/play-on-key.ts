import type { EpisodeSummary } from '@postkit/sdk/schema';
import type { EpisodeListing } from './use-episode-listing.ts';

/** P plays the row's episode, or pauses it. */
export function playOnKey({ play, player }: Pick<EpisodeListing, 'play' | 'player'>) {
  return (episode: EpisodeSummary, key: string): boolean => {
    if (key.toLowerCase() !== 'p' || !player.canPlay(episode)) return false;
    play(episode);
    return true;
  };
}
