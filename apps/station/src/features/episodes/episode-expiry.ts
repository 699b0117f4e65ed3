import { z } from 'zod';
import type { EpisodeInput, EpisodeStatus } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type ShowRow, showExpiry } from '../shows/index.ts';
import { invalidField } from './episode-errors.ts';
import type { EpisodeRow } from './episode-tables.ts';
import { type LifecycleInput, type LifecycleState, nextLifecycleState } from './lifecycle-state.ts';

type Expiring = Pick<EpisodeRow, 'status' | 'expires_at'>;

/** Unix seconds at which an episode must be unpublished; null for never, and while it is neither published nor scheduled. */
export function expiryOf({ status, expires_at }: Expiring): number | null {
  return isOut(status) ? expires_at : null;
}

/**
 * Unix seconds at which a new episode expires: the given date, or none if it is null. Without a date, an episode that is
 * published or scheduled at once expires after the days of its show, and a draft does not expire.
 * @param now unix seconds
 * @throws request.invalid if it would be scheduled for a time in the past
 */
export function newExpiry(
  show: Pick<ShowRow, 'expiryDays'>,
  { expires_at, ...input }: LifecycleInput & Pick<EpisodeInput, 'expires_at'>,
  now: number,
): number | null {
  if (expires_at !== undefined) return expires_at;
  const { status, delay_post_until } = nextLifecycleState(
    { status: 'draft', delay_post_until: null },
    input,
    now,
  );
  return isOut(status) ? showExpiry(show, delay_post_until ?? now) : null;
}

/**
 * Checks the date on which an episode expires, after a change.
 * @param now unix seconds
 * @throws request.invalid if it is set to a past time, if an expired episode is published again, or if the episode would
 * expire before its scheduled time
 */
export function requireFutureExpiry(
  before: Expiring,
  after: LifecycleState & Pick<EpisodeRow, 'expires_at'>,
  now: number,
): void {
  const { expires_at, status, delay_post_until } = after;
  if (expires_at === null) return;
  const isChanged = expires_at !== before.expires_at;
  if (isChanged && expires_at <= now)
    throw invalidField('expires_at', 'This time has passed. Choose one in the future.');
  if (expires_at <= now && isOut(status) && !isOut(before.status))
    throw invalidField(
      'expires_at',
      'The episode has expired. Choose a later expiry date or clear it, then publish again.',
    );
  if (delay_post_until !== null && expires_at <= delay_post_until)
    throw invalidField(
      'expires_at',
      'The episode would expire before it is published. Choose a later expiry date.',
    );
}

function isOut(status: EpisodeStatus): boolean {
  return status === 'published' || status === 'scheduled';
}

export interface ExpiryTimer {
  /** Sets, moves or cancels the timer of an episode after a change. */
  follow(transaction: Transaction, before: Expiring, after: EpisodeRow): Promise<void>;
}

/** @param expire unpublishes the episode if it is still due to expire `at` (unix seconds) */
export function createExpiryTimer(
  { jobs }: Pick<StationContext, 'jobs'>,
  expire: (transaction: Transaction, id: number, at: number) => Promise<void>,
): ExpiryTimer {
  const timer = jobs.define('episodes.expire', {
    payload: z.object({ episode_id: z.int(), at: z.int() }),
    async run({ episode_id, at }, { complete }) {
      await complete((transaction) => expire(transaction, episode_id, at));
    },
  });

  return {
    async follow(transaction, before, after) {
      const [was, at] = [expiryOf(before), expiryOf(after)];
      if (was === at) return;
      const key = String(after.id);
      if (was !== null) await timer.cancel(transaction, key);
      if (at !== null) await timer.add(transaction, { episode_id: after.id, at }, { runAt: at * 1000, key });
    },
  };
}
