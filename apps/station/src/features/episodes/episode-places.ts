import type { EpisodeSummary } from '@postkit/sdk/schema';

/** Where an episode is outside of this station. */
export interface EpisodePlaces {
  readonly locations: EpisodeSummary['post_locations'];
  /** Destinations that it could not be brought to. */
  readonly failed: number;
}

/** Asks whoever brings episodes to platforms; by the episode's id, those without any left out. */
export type PlacesOf = (episodeIds: readonly number[]) => Promise<ReadonlyMap<number, EpisodePlaces>>;
