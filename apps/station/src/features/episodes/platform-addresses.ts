import type { EpisodeSummary } from '@postkit/sdk/schema';

/** The addresses of an episode at outside platforms. */
export interface PlatformAddresses {
  readonly locations: EpisodeSummary['post_locations'];
  /** Number of destinations whose delivery failed. */
  readonly failed: number;
}

/** Returns the places of episodes by id, without those that have none. Deliveries provide it. */
export type FindPlatformAddresses = (episodeIds: readonly number[]) => Promise<ReadonlyMap<number, PlatformAddresses>>;
