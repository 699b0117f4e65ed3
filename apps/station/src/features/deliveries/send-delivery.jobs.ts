import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import { deliveryOf, type DeliveryChange, type DeliveryKey } from './deliveries.repository.ts';
import type { DeliveryAttempt, Outcome } from './delivery-attempt.ts';
import type { DeliveryChanges } from './delivery-changes.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import type { DeliveryRow } from './delivery-tables.ts';
import { maxAttempts, waitAfter } from './delivery.policy.ts';
import { createFollowEpisode, jobKey, type FollowEpisode } from './follow-episode.ts';
import type { Platforms } from './platforms/platform-types.ts';

export interface DeliveryJobDeps {
  readonly accounts: Accounts;
  readonly episodes: Pick<Episodes, 'store' | 'publishing'>;
  readonly changes: DeliveryChanges;
  readonly platforms: Platforms;
  readonly attempt: DeliveryAttempt;
}

/** The job that delivers one episode to one destination or withdraws it, and what requests it. */
export interface DeliveryJobs {
  readonly send: Job<DeliveryKey>;
  readonly follow: FollowEpisode;
}

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
