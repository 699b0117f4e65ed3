import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { EpisodeDestination, EpisodeRow, Episodes } from '../episodes/index.ts';
import {
  deliveriesOf,
  deliveryOf,
  insertDelivery,
  type DeliveryChange,
  type DeliveryKey,
} from './deliveries.repository.ts';
import type { DeliveryAttempt, Outcome } from './delivery-attempt.ts';
import type { DeliveryChanges } from './delivery-changes.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import type { DeliveryRow } from './delivery-tables.ts';
import { fingerprintOf, isWanted, maxAttempts, waitAfter, waitsFor } from './delivery.policy.ts';
import { canWithdraw, isSentType, type Platforms } from './platforms/platform-types.ts';

export interface DeliveryJobDeps {
  readonly accounts: Accounts;
  readonly episodes: Pick<Episodes, 'store' | 'publishing'>;
  readonly changes: DeliveryChanges;
  readonly platforms: Platforms;
  readonly attempt: DeliveryAttempt;
}

/** Updates the deliveries of a changed episode, in the transaction of the change. */
type FollowEpisode = (transaction: Transaction, station: Station, row: EpisodeRow) => Promise<void>;

/** The job that delivers one episode to one destination or withdraws it, and what requests it. */
export interface DeliveryJobs {
  readonly send: Job<DeliveryKey>;
  readonly follow: FollowEpisode;
}

export const jobKey = ({ episode_id, connection_id }: DeliveryKey) => `${episode_id}-${connection_id}`;

const withdrawing = 'Being removed.';

/** Declares the job, which acts by the state of the episode when it runs. */
export function createDeliveryJobs(context: StationContext, deps: DeliveryJobDeps): DeliveryJobs {
  const { clock, jobs, log } = context;
  const { accounts, episodes, changes, attempt } = deps;

  const send = jobs.define('deliveries.send', {
    payload: z.object({ episode_id: z.int(), connection_id: z.int() }),
    concurrency: 3,
    async run(key, job) {
      const outcome = await attempt(key, job.signal).catch((error: unknown) => {
        if (job.signal.aborted || !(error instanceof DeliveryFailure)) throw error;
        log.warn(
          { err: error, playlist_id: key.episode_id, connection_id: key.connection_id },
          'an episode could not be delivered',
        );
        return error;
      });
      if (outcome) await job.complete((transaction) => storeOutcome(transaction, key, outcome));
    },
    async onFailed(key, error, transaction) {
      await storeOutcome(
        transaction,
        key,
        new DeliveryFailure(
          'uncertain',
          'The station could not send it. The reason is in the station’s log.',
          { cause: error },
        ),
      );
    },
  });
  const follow = createFollowEpisode(context, { ...deps, send });

  /** Stores the outcome of an attempt, and checks whether the episode changed meanwhile. */
  async function storeOutcome(
    transaction: Transaction,
    key: DeliveryKey,
    outcome: Outcome | DeliveryFailure,
  ): Promise<void> {
    const row = await deliveryOf(transaction, key);
    const episode = row && (await episodes.store.read(transaction, key.episode_id));
    const station = row && accounts.stationById(row.station_id);
    if (!row || !episode || !station) return;
    const change =
      outcome instanceof DeliveryFailure
        ? afterFailure(row, outcome, clock.seconds())
        : afterOutcome(row, outcome, clock.seconds());
    const after = await changes.record(transaction, station, row, { ...change, episodeName: episode.name });
    if (after.status === 'delivered')
      await episodes.publishing.markPosted(transaction, key.episode_id, key.connection_id);
    if (after.retry_at !== null)
      await send.add(transaction, key, { key: jobKey(key), runAt: after.retry_at * 1000 });
    else await follow(transaction, station, episode);
  }

  return { send, follow };
}

interface FollowDeps {
  readonly episodes: Pick<Episodes, 'store'>;
  readonly changes: DeliveryChanges;
  readonly platforms: Platforms;
  readonly send: Pick<Job<DeliveryKey>, 'add' | 'cancel'>;
}

function createFollowEpisode(
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

/** @param now Unix seconds */
function afterOutcome(row: DeliveryRow, outcome: Outcome, now: number): DeliveryChange {
  const over = { message: '', retry_at: null, open_since: null };
  if (outcome.kind === 'waits')
    return { ...over, status: 'waiting', message: outcome.message, open_since: row.open_since };
  if (outcome.kind === 'withdrawn') {
    const nothing = { remote_id: '', checkpoint: '{}', fingerprint: '' };
    const received =
      outcome.responseStatus === null
        ? {}
        : { received: receivedText({ status: outcome.responseStatus }, now) };
    return { ...over, ...nothing, ...received, status: 'withdrawn' };
  }
  if (!outcome.receipt) return { ...over, status: 'delivered' };
  const { receipt, fingerprint } = outcome;
  return {
    ...over,
    status: 'delivered',
    remote_id: receipt.id,
    fingerprint,
    received: receivedText(receipt, now),
  };
}

/** @param now Unix seconds */
function afterFailure(row: DeliveryRow, failure: DeliveryFailure, now: number): DeliveryChange {
  const { kind, responseStatus, wait, isOpen, message } = failure;
  const { id, url }: { id?: string; url?: string } = row.received === '' ? {} : JSON.parse(row.received);
  const received =
    responseStatus === null ? row.received : receivedText({ status: responseStatus, id, url }, now);
  // A failure before the first request counts as an attempt too.
  const attempts = row.status === 'sending' ? row.attempts : row.attempts + 1;
  const open_since = isOpen || kind === 'uncertain' ? row.open_since : openSinceBefore(row);
  if (kind === 'later' && attempts < maxAttempts) {
    return {
      status: 'waiting',
      attempts,
      message,
      received,
      open_since,
      retry_at: now + waitAfter(attempts, wait),
    };
  }
  const mayHaveArrived =
    kind !== 'uncertain' && open_since !== null
      ? ' It may have been sent all the same: look there before you retry.'
      : '';
  return {
    status: 'failed',
    attempts,
    message: `${message}${mayHaveArrived}`,
    received,
    open_since,
    retry_at: null,
  };
}

/** Since when an attempt before this one is without a response. */
function openSinceBefore({ open_since, sent }: DeliveryRow): number | null {
  const at: number = sent === '' ? 0 : JSON.parse(sent).at;
  return open_since !== null && open_since < at ? open_since : null;
}

/** The receipt of a response. @param now Unix seconds */
function receivedText(
  { status, id = '', url = '' }: { status: number | null; id?: string | undefined; url?: string | undefined },
  now: number,
): string {
  return JSON.stringify({ status, id, url, at: now });
}
