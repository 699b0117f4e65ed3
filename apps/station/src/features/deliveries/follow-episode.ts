import type { StationContext } from '../../context.ts';
import { unixSeconds } from '../../platform/clock.ts';
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
  readonly episodes: Episodes;
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

  async function begin(
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
      updated_at: unixSeconds(clock),
    });
  }

  async function bring(
    transaction: Transaction,
    station: Station,
    row: EpisodeRow,
    known: DeliveryRow,
  ): Promise<void> {
    const message = waitsFor(row, known.type);
    const isStale = known.status === 'delivered' && isOutdated(known, row);
    const isIdle = known.status === 'waiting' && known.retry_at === null;
    if (known.status !== 'withdrawn' && !isStale && !isIdle) return;
    if (!isIdle || known.message !== (message ?? '')) {
      const fresh = { status: 'waiting', attempts: 0, retry_at: null, message: message ?? '' } as const;
      await changes.record(transaction, station, known, { ...fresh, episodeName: row.name });
    }
    if (message === null) await addJob(transaction, known);
  }

  async function markRemoved(
    transaction: Transaction,
    station: Station,
    row: EpisodeRow,
    known: DeliveryRow,
  ): Promise<void> {
    const isThere = known.remote_id !== '' || known.open_since !== null || known.checkpoint !== '{}';
    if (known.status === 'withdrawn' || known.status === 'sending') return;
    if (isThere && canWithdraw(known.type)) {
      if (known.status === 'waiting' && known.message === withdrawing && known.retry_at !== null) return;
      await send.cancel(transaction, jobKey(known));
      const change = {
        status: 'waiting',
        attempts: 0,
        retry_at: null,
        message: withdrawing,
        episodeName: row.name,
      } as const;
      if (known.message !== withdrawing || known.status !== 'waiting')
        await changes.record(transaction, station, known, change);
      return addJob(transaction, known);
    }
    // Episodes stay on these destinations, and so do the receipts.
    if (known.status === 'delivered' || known.open_since !== null) return;
    await send.cancel(transaction, jobKey(known));
    const left = known.remote_id === '' ? 'withdrawn' : 'delivered';
    await changes.record(transaction, station, known, {
      status: left,
      message: '',
      retry_at: null,
      episodeName: row.name,
    });
  }

  /** Whether the platform has another version of the episode and takes updates. */
  function isOutdated({ type, remote_id, fingerprint }: DeliveryRow, row: EpisodeRow): boolean {
    if (!isSentType(type) || remote_id === '') return false;
    const { update, tracks } = platforms[type];
    return update !== undefined && fingerprint !== fingerprintOf(row, tracks);
  }

  return async (transaction, station, row) => {
    const destinations = (await episodes.destinationsOf(transaction, row.id)).filter(({ type }) =>
      isSentType(type),
    );
    const known = new Map(
      (await deliveriesOf(transaction, [row.id])).map((delivery) => [delivery.connection_id, delivery]),
    );
    for (const destination of destinations.filter((one) => isWanted(row, one))) {
      const delivery = known.get(destination.connection_id) ?? (await begin(transaction, row, destination));
      known.delete(destination.connection_id);
      await bring(transaction, station, row, delivery);
    }
    for (const delivery of known.values()) await markRemoved(transaction, station, row, delivery);
  };
}

const withdrawing = 'Being removed.';
