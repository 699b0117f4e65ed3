import type { EpisodeSummary } from '@postkit/sdk/schema';
import { liveEpisode } from './live-episode.ts';

/** The actions that a list offers for an episode. */
export interface EpisodeActions {
  canUnpublish: boolean;
  /** Only an unpublished episode; the station refuses to delete others. */
  canDelete: boolean;
  /** Once the episode has a sharing address. */
  canShare: boolean;
  /** Players find published episodes only. */
  canEmbed: boolean;
  /** Audio is replaced in place while the episode is published or scheduled; a draft is edited instead. */
  canReplaceAudio: boolean;
  /** Audio versions begin with the first publishing. */
  hasVersions: boolean;
}

type Facts = Pick<EpisodeSummary, 'unpublished' | 'status' | 'short_url' | 'published'>;

export function episodeActions(episode: Facts): EpisodeActions {
  return {
    canUnpublish: !episode.unpublished,
    canDelete: episode.unpublished,
    canShare: episode.short_url !== '',
    canEmbed: episode.status === 'published',
    canReplaceAudio: liveEpisode(episode) !== undefined,
    hasVersions: episode.published !== null,
  };
}
