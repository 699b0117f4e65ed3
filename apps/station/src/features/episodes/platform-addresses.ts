import type { EpisodeSummary } from '@postkit/sdk/schema';

/** The addresses of an episode at outside platforms. */
export interface PlatformAddresses {
  readonly locations: EpisodeSummary['post_locations'];
  /** Number of destinations whose delivery failed. */
  readonly failed: number;
  /** Null if it is in no feed that is checked. */
  readonly proof: EpisodeSummary['proof'];
}

/** Returns the places of episodes by id, without those that have none. Deliveries provide it. */
export type FindPlatformAddresses = (
  episodeIds: readonly number[],
) => Promise<ReadonlyMap<number, PlatformAddresses>>;
