import type { Tables } from '../../platform/db/database.ts';
import type { PlatformAddresses } from '../episodes/index.ts';
import { deliveriesOf } from './deliveries.repository.ts';
import { episodeProofs } from './proofs/index.ts';

/** Locations of episodes on platforms, counts of failed deliveries, and proofs at feeds, by episode id. */
export async function findPlatformAddresses(
  db: Tables,
  episodeIds: readonly number[],
): Promise<ReadonlyMap<number, PlatformAddresses>> {
  const addresses = new Map<number, PlatformAddresses>();
  const none: PlatformAddresses = { locations: [], failed: 0, proof: null };
  for (const { episode_id, connection_id: id, type, status, received } of await deliveriesOf(
    db,
    episodeIds,
  )) {
    const known = addresses.get(episode_id) ?? none;
    const url: string = received === '' ? '' : JSON.parse(received).url;
    addresses.set(episode_id, {
      ...known,
      locations: status === 'delivered' ? [...known.locations, { id, type, url }] : known.locations,
      failed: known.failed + Number(status === 'failed'),
    });
  }
  for (const [id, proof] of await episodeProofs(db, episodeIds))
    addresses.set(id, { ...(addresses.get(id) ?? none), proof });
  return addresses;
}
