import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Station } from '../accounts/index.ts';
import type { EpisodeDestination, EpisodeRow, Episodes } from '../episodes/index.ts';
import { deliveriesOf, insertDelivery, type DeliveryKey } from './deliveries.repository.ts';
import type { DeliveryChanges } from './delivery-changes.ts';
import type { DeliveryRow } from './delivery-tables.ts';
import { fingerprintOf, isWanted, waitsFor } from './delivery.policy.ts';
import { canWithdraw, isSentType, type Platforms } from './platforms/platform-types.ts';

export interface FollowDeps {
  readonly episodes: Pick<Episodes, 'store'>;
  readonly changes: DeliveryChanges;
  readonly platforms: Platforms;
  readonly send: Pick<Job<DeliveryKey>, 'add' | 'cancel'>;
}

/** Updates the deliveries of a changed episode, in the transaction of the change. */
export type FollowEpisode = (transaction: Transaction, station: Station, row: EpisodeRow) => Promise<void>;

export const jobKey = ({ episode_id, connection_id }: DeliveryKey) => `${episode_id}-${connection_id}`;

export function createFollowEpisode(
  { clock }: StationContext,
  { episodes, changes, platforms, send }: FollowDeps,
): FollowEpisode {
  async function addJob(transaction: Transaction, { episode_id, connection_id }: DeliveryKey): Promise<void> {
    await send.add(
      transaction,
      { episode_id, connection_id },
      { key: jobKey({ episode_id, connection_id }) },
    );
  }

  async function insertFirst(
    transaction: Transaction,
    row: EpisodeRow,
    { connection_id, type }: EpisodeDestination,
  ): Promise<DeliveryRow> {
    return insertDelivery(transaction, {
      episode_id: row.id,
      connection_id,
      station_id: row.station_id,
      type,
      title: '',
      status: 'withdrawn',
      message: '',
      attempts: 0,
      retry_at: null,
      sent: '',
      received: '',
      remote_id: '',
      checkpoint: '{}',
      fingerprint: '',
      open_since: null,
      updated_at: clock.seconds(),
    });
  }

  /** Sends the episode to a destination that does not have it, or has another version of it. */
  async function requestDelivery(
    transaction: Transaction,
    station: Station,
    row: EpisodeRow,
    delivery: DeliveryRow,
  ): Promise<void> {
    const message = waitsFor(row, delivery.type);
    const isStale = delivery.status === 'delivered' && isOutdated(delivery, row);
    const isIdle = delivery.status === 'waiting' && delivery.retry_at === null;
    if (delivery.status !== 'withdrawn' && !isStale && !isIdle) return;
    if (!isIdle || delivery.message !== (message ?? '')) {
      const fresh = { status: 'waiting', attempts: 0, retry_at: null, message: message ?? '' } as const;
      await changes.record(transaction, station, delivery, { ...fresh, episodeName: row.name });
    }
    if (message === null) await addJob(transaction, delivery);
  }

  /** Removes the episode from a destination that should not have it any more, where that is possible. */
  async function requestWithdrawal(
    transaction: Transaction,
    station: Station,
    row: EpisodeRow,
    delivery: DeliveryRow,
  ): Promise<void> {
    const { status, message, type, remote_id, open_since, checkpoint } = delivery;
    const mayBeOnPlatform = remote_id !== '' || open_since !== null || checkpoint !== '{}';
    if (status === 'withdrawn' || status === 'sending') return;
    if (mayBeOnPlatform && canWithdraw(type)) {
      if (status === 'waiting' && message === withdrawing && delivery.retry_at !== null) return;
      await send.cancel(transaction, jobKey(delivery));
      const change = {
        status: 'waiting',
        attempts: 0,
        retry_at: null,
        message: withdrawing,
        episodeName: row.name,
      } as const;
      if (message !== withdrawing || status !== 'waiting')
        await changes.record(transaction, station, delivery, change);
      return addJob(transaction, delivery);
    }
    // Episodes stay on these destinations, and so do the receipts.
    if (status === 'delivered' || open_since !== null) return;
    await send.cancel(transaction, jobKey(delivery));
    await changes.record(transaction, station, delivery, {
      status: remote_id === '' ? 'withdrawn' : 'delivered',
      message: '',
      retry_at: null,
      episodeName: row.name,
    });
  }

  /** Whether the platform has another version of the episode and takes updates. */
  function isOutdated({ type, remote_id, fingerprint }: DeliveryRow, row: EpisodeRow): boolean {
    if (!isSentType(type) || remote_id === '') return false;
    const { update, trackedColumns } = platforms[type];
    return update !== undefined && fingerprint !== fingerprintOf(row, trackedColumns);
  }

  return async (transaction, station, row) => {
    const destinations = (await episodes.store.destinationsOf(transaction, row.id)).filter(({ type }) =>
      isSentType(type),
    );
    const unwanted = new Map(
      (await deliveriesOf(transaction, [row.id])).map((delivery) => [delivery.connection_id, delivery]),
    );
    for (const destination of destinations.filter((one) => isWanted(row, one))) {
      const delivery =
        unwanted.get(destination.connection_id) ?? (await insertFirst(transaction, row, destination));
      unwanted.delete(destination.connection_id);
      await requestDelivery(transaction, station, row, delivery);
    }
    for (const delivery of unwanted.values()) await requestWithdrawal(transaction, station, row, delivery);
  };
}

const withdrawing = 'Being removed.';
