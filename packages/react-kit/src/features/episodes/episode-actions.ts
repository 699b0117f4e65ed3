import type { EpisodeSummary } from '@postkit/sdk/schema';

/** What may be done with an episode in a list. */
export interface EpisodeActions {
  canUnpublish: boolean;
  /** Only of an unpublished episode: the station refuses to delete any other. */
  canDelete: boolean;
  /** Once it has an address to share. */
  canShare: boolean;
  /** A player finds only what is published. */
  canEmbed: boolean;
}

type Facts = Pick<EpisodeSummary, 'unpublished' | 'status' | 'short_url'>;

export function episodeActions(episode: Facts): EpisodeActions {
  return {
    canUnpublish: !episode.unpublished,
    canDelete: episode.unpublished,
    canShare: episode.short_url !== '',
    canEmbed: episode.status === 'published',
  };
}
