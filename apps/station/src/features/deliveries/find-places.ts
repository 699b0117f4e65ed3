import type { Tables } from '../../platform/db/database.ts';
import type { PlatformAddresses } from '../episodes/index.ts';
import { deliveriesOf } from './deliveries.repository.ts';

/** Locations of episodes on platforms and counts of failed deliveries, by episode id. */
export async function findPlaces(db: Tables, episodeIds: readonly number[]): Promise<ReadonlyMap<number, PlatformAddresses>> {
  const places = new Map<number, PlatformAddresses>();
  for (const { episode_id, connection_id: id, type, status, received } of await deliveriesOf(db, episodeIds)) {
    const known = places.get(episode_id) ?? { locations: [], failed: 0 };
    const url: string = received === '' ? '' : JSON.parse(received).url;
    places.set(episode_id, {
      locations: status === 'delivered' ? [...known.locations, { id, type, url }] : known.locations,
      failed: known.failed + Number(status === 'failed'),
    });
  }
  return places;
}
