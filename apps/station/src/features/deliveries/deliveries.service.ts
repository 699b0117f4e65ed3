import type { Delivery } from '@postkit/sdk/schema';
import type { Feature } from '../../platform/context.ts';
import type { Station } from '../accounts/index.ts';
import type { EpisodePlaces } from '../episodes/index.ts';

/** Brings published episodes to the platforms that they are for, and keeps the receipts. */
export interface Deliveries extends Feature {
  /** In the order of the destinations' ids. @throws resource.absent */
  list(station: Station, episodeId: number): Promise<Delivery[]>;
  /** @throws resource.absent, deliveries.under-way, deliveries.not-wanted */
  retry(station: Station, episodeId: number, connectionId: number): Promise<Delivery>;
  /** Where episodes are on platforms, and how many could not be brought there; by the episode's id. */
  placesOf(episodeIds: readonly number[]): Promise<ReadonlyMap<number, EpisodePlaces>>;
}
