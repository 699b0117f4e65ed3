import type { ProofCheck, PublicationProof } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Tables, Transaction } from '../../../platform/db/database.ts';
import type { Accounts, Station } from '../../accounts/index.ts';
import type { Destinations } from '../../destinations/index.ts';
import type { EpisodeRow, Episodes } from '../../episodes/index.ts';
import type { FeedSubscriptions } from '../../feed-subscriptions/index.ts';
import { delayOf } from '../../feeds/index.ts';
import { countFailed } from '../deliveries.repository.ts';
import { fail } from '../delivery-errors.ts';
import { createInspectPublication } from './inspect-publication.ts';
import type { ProofKey } from './proof-tables.ts';
import { isProvable, proofFingerprint, settleSeconds } from './proof.policy.ts';
import { deleteProof, forgetProofs, proofOf, proofsOf, saveProof, triesOf } from './proofs.repository.ts';
import { defineProvePublication, proofJobKey, type ProvenEpisode } from './prove-publication.jobs.ts';

/** Proofs that published episodes can be fetched from their feeds at the public address. */
export interface Proofs {
  /** The proofs of an episode by the id of the feed. */
  of(episodeId: number): Promise<ReadonlyMap<number, PublicationProof>>;
  /** Tries again now. @throws deliveries.not-in-feed */
  prove(station: Station, row: EpisodeRow, destinationId: number): Promise<void>;
}

export interface ProofDeps {
  readonly accounts: Accounts;
  readonly destinations: Destinations;
  readonly episodes: Pick<Episodes, 'store' | 'publishing' | 'published'>;
  readonly subscriptions: Pick<FeedSubscriptions, 'ownToken'>;
}

/** Tries that a proof is presented with. */
const shownTries = 20;

export function createProofs(context: StationContext, deps: ProofDeps): Proofs {
  const { announce, clock, config, db, stationEvents } = context;
  const { destinations, episodes } = deps;
  const inspect = createInspectPublication(context);
  const prove = defineProvePublication(context, { ...deps, inspect, announceProof });
  episodes.publishing.onChanged(follow);
  destinations.onDelete(async (transaction, _stationId, destinationId) =>
    forgetProofs(transaction, destinationId),
  );

  async function announceProof(
    transaction: Transaction,
    { station, row, destination }: ProvenEpisode,
    failure: string,
  ): Promise<void> {
    const { connection_id, type } = destination;
    const title = (await destinations.get(connection_id, transaction))?.title ?? '';
    const status = failure === '' ? 'delivered' : 'failed';
    const failed_deliveries = await countFailed(transaction, row.id);
    const data = {
      playlist_id: row.id,
      connection_id,
      type,
      title,
      status,
      message: failure,
      name: row.name,
      failed_deliveries,
    } as const;
    await announce(station, 'delivery_changed', data, { within: transaction });
    if (failure === '') return;
    const event = {
      episode: { id: row.id, title: row.name },
      destination: { id: connection_id, title, type },
      message: failure,
    };
    await stationEvents.emit(transaction, station, 'delivery.failed', event);
  }

  async function plan(
    transaction: Tables,
    station: Station,
    row: EpisodeRow,
    { key, at }: { key: ProofKey; at: number },
  ): Promise<void> {
    await prove.cancel(transaction, proofJobKey(key));
    const fresh = { state: 'waiting', attempts: 0, next_at: at, fingerprint: proofFingerprint(row) } as const;
    await saveProof(transaction, { ...key, station_id: station.id, ...fresh });
  }

  /** Plans proofs of new publications, and ends those of withdrawn ones. */
  async function follow(transaction: Transaction, station: Station, row: EpisodeRow): Promise<void> {
    const known = new Map((await proofsOf(transaction, row.id)).map((proof) => [proof.connection_id, proof]));
    for (const destination of await episodes.store.destinationsOf(transaction, row.id)) {
      if (!isProvable(row, destination)) continue;
      const key = { episode_id: row.id, connection_id: destination.connection_id };
      const isKnown = known.get(destination.connection_id)?.fingerprint === proofFingerprint(row);
      if (isKnown || config.provePublications) known.delete(destination.connection_id);
      if (isKnown || !config.provePublications) continue;
      const feed = await destinations.get(destination.connection_id, transaction);
      const listedAt = (row.published_at ?? 0) + (feed ? delayOf(feed.feed_filter) : 0);
      const at = Math.max(clock.seconds(), listedAt) + settleSeconds;
      await plan(transaction, station, row, { key, at });
      await prove.add(
        transaction,
        { ...key, asked: false },
        { key: proofJobKey(key), runAt: at * 1000, station: station.id },
      );
    }
    for (const { episode_id, connection_id } of known.values()) {
      await prove.cancel(transaction, proofJobKey({ episode_id, connection_id }));
      await deleteProof(transaction, { episode_id, connection_id });
    }
  }

  return {
    async of(episodeId) {
      const proofs = await proofsOf(db, episodeId);
      const presented = proofs.map(async ({ episode_id, connection_id, state, next_at }) => {
        const tries = await triesOf(db, { episode_id, connection_id }, shownTries);
        const shown = tries.map(({ at, passed, checks }) => ({
          at,
          passed: passed === 1,
          checks: JSON.parse(checks) as ProofCheck[],
        }));
        const is_private = (await destinations.get(connection_id))?.is_private ?? false;
        return [connection_id, { state, next_at, tries: shown, is_private }] as const;
      });
      return new Map(await Promise.all(presented));
    },
    async prove(station, row, destinationId) {
      await db.transaction(async (transaction) => {
        const destination = (await episodes.store.destinationsOf(transaction, row.id)).find(
          (one) => one.connection_id === destinationId,
        );
        if (!isProvable(row, destination)) throw fail('deliveries.not-in-feed');
        const key = { episode_id: row.id, connection_id: destinationId };
        await plan(transaction, station, row, { key, at: clock.seconds() });
        await prove.add(
          transaction,
          { ...key, asked: true },
          { key: proofJobKey(key), lane: 'interactive', station: station.id },
        );
        const proof = await proofOf(transaction, key);
        if (proof && destination) await announceProof(transaction, { station, row, destination }, '');
      });
    },
  };
}
