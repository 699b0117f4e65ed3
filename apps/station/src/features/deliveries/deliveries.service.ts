import type { ConnectionCheck, Delivery, FailedDelivery, LatestDelivery } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { Authorizations } from '../authorizations/index.ts';
import type { DestinationRow, Destinations } from '../destinations/index.ts';
import type { PlatformAddresses, EpisodeRow, Episodes } from '../episodes/index.ts';
import type { FeedSubscriptions } from '../feed-subscriptions/index.ts';
import type { Images } from '../images/index.ts';
import type { Shows } from '../shows/index.ts';
import { createBuildPayload } from './build-payload.ts';
import { presentDelivery, presentUnsent } from './deliveries.presenter.ts';
import {
  deliveriesOf,
  deliveryOf,
  failedSince,
  deleteUndelivered,
  latestDeliveries,
} from './deliveries.repository.ts';
import { createDeliveryAttempt } from './delivery-attempt.ts';
import { createDeliveryChanges } from './delivery-changes.ts';
import { createDeliveryContext } from './delivery-context.ts';
import { fail } from './delivery-errors.ts';
import { canRetry, isWanted } from './delivery.policy.ts';
import { createDestinationChecks } from './destination-checks.ts';
import { createPlatforms } from './platforms/platform-types.ts';
import { createProofs, episodeProofs } from './proofs/index.ts';
import { createReadSecrets } from './renew-access.ts';
import { createDeliveryJobs, jobKey } from './send-delivery.jobs.ts';

/** Delivers published episodes to their platforms, and stores the receipts. */
export interface Deliveries {
  /** In the order of the destinations' ids. @throws resource.absent */
  list(station: Station, episodeId: number): Promise<Delivery[]>;
  /** @throws resource.absent, deliveries.under-way, deliveries.not-wanted */
  retry(station: Station, episodeId: number, destinationId: number): Promise<Delivery>;
  /** Checks now whether the episode can be fetched from a feed. @throws resource.absent, deliveries.not-in-feed */
  prove(station: Station, episodeId: number, destinationId: number): Promise<Delivery>;
  /** Tests the access to a destination without publishing. @throws deliveries.nothing-to-test */
  check(station: Station, destination: DestinationRow, signal: AbortSignal): Promise<ConnectionCheck>;
  /** The latest delivery to each destination that arrived or failed, without those of deleted episodes. */
  latest(station: Station): Promise<LatestDelivery[]>;
  /** Deliveries that failed since a moment (Unix seconds), latest first, without those of deleted episodes. */
  failedSince(station: Station, since: number, limit: number): Promise<FailedDelivery[]>;
  /** Locations of episodes on platforms and counts of failed deliveries, by episode id. */
  platformAddressesOf(episodeIds: readonly number[]): Promise<ReadonlyMap<number, PlatformAddresses>>;
}

export interface DeliveryDeps {
  readonly accounts: Accounts;
  readonly authorizations: Pick<Authorizations, 'renew'>;
  readonly destinations: Destinations;
  readonly episodes: Episodes;
  readonly images: Images;
  readonly shows: Shows;
  readonly subscriptions: Pick<FeedSubscriptions, 'ownToken'>;
}

export function createDeliveryService(context: StationContext, deps: DeliveryDeps): Deliveries {
  const { db } = context;
  const { destinations, episodes } = deps;
  const { episodeContextOf, destinationOf, presentFailed } = createDeliveryContext(db, deps);
  const changes = createDeliveryChanges(context);
  const platforms = createPlatforms(context.config);
  const secretsOf = createReadSecrets(context, deps);
  const check = createDestinationChecks(context, { platforms, secretsOf });
  const buildPayload = createBuildPayload(context, deps);
  const attempt = createDeliveryAttempt(context, { ...deps, changes, platforms, buildPayload, secretsOf });
  const { send, follow } = createDeliveryJobs(context, { ...deps, changes, platforms, attempt });
  episodes.publishing.onChanged(follow);
  const proofs = createProofs(context, deps);
  destinations.onDelete(
    async (transaction, _stationId, destinationId) =>
      void (await deleteUndelivered(transaction, destinationId)),
  );

  async function episodeAt(station: Station, id: number): Promise<EpisodeRow> {
    const row = await episodes.store.get(station, id);
    if (!row) throw failPlatform('resource.absent');
    return row;
  }

  async function list(station: Station, episodeId: number): Promise<Delivery[]> {
    const row = await episodeAt(station, episodeId);
    const destinations = new Map(
      (await episodes.store.destinationsOf(db, row.id)).map((one) => [one.connection_id, one]),
    );
    const sent = await deliveriesOf(db, [row.id]);
    const episode = await episodeContextOf(
      station,
      row,
      new Set([...destinations.keys(), ...sent.map((one) => one.connection_id)]),
    );
    const presented: Delivery[] = sent.map((one) =>
      presentDelivery(episode, one, destinations.get(one.connection_id)),
    );
    for (const { connection_id } of sent) destinations.delete(connection_id);
    const proven = await proofs.of(row.id);
    const unsent = [...destinations.values()].map((one) =>
      presentUnsent(context, episode, one, proven.get(one.connection_id) ?? null),
    );
    return [...presented, ...unsent].toSorted((one, other) => one.connection_id - other.connection_id);
  }

  return {
    list,
    async prove(station, episodeId, destinationId) {
      await proofs.prove(station, await episodeAt(station, episodeId), destinationId);
      const asked = (await list(station, episodeId)).find(
        ({ connection_id }) => connection_id === destinationId,
      );
      if (!asked) throw failPlatform('resource.absent');
      return asked;
    },
    async retry(station, episodeId, destinationId) {
      const row = await episodeAt(station, episodeId);
      const key = { episode_id: episodeId, connection_id: destinationId };
      const [after, destination] = await db.transaction(async (transaction) => {
        const delivery = await deliveryOf(transaction, key);
        if (!delivery) throw failPlatform('resource.absent');
        const now = await destinationOf(transaction, delivery);
        if (!canRetry(delivery, true)) throw fail('deliveries.under-way');
        if (!canRetry(delivery, isWanted(row, now))) throw fail('deliveries.not-wanted');
        await send.cancel(transaction, jobKey(key));
        const fresh = {
          status: 'waiting',
          attempts: 0,
          retry_at: null,
          message: '',
          episodeName: row.name,
        } as const;
        const asked = await changes.record(transaction, station, delivery, fresh);
        await send.add(transaction, key, { key: jobKey(key) });
        return [asked, now] as const;
      });
      return presentDelivery(
        await episodeContextOf(station, row, new Set([destinationId])),
        after,
        destination,
      );
    },
    check,
    async latest(station) {
      const rows = await latestDeliveries(db, station.id);
      const named = await Promise.all(
        rows.map(async (row) => ({ row, episode: await episodes.store.get(station, row.episode_id) })),
      );
      return named.flatMap(
        ({ row: { episode_id: playlist_id, connection_id, status, message, updated_at }, episode }) =>
          episode && (status === 'delivered' || status === 'failed')
            ? [{ playlist_id, connection_id, status, message, updated_at, name: episode.name }]
            : [],
      );
    },
    async failedSince(station, since, limit) {
      const failed = await failedSince(db, station.id, since, limit);
      return (await Promise.all(failed.map((delivery) => presentFailed(station, delivery)))).flat();
    },
    platformAddressesOf: (episodeIds) => findPlatformAddresses(db, episodeIds),
  };
}

/** Locations of episodes on platforms, counts of failed deliveries, and proofs at feeds, by episode id. */
async function findPlatformAddresses(
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
