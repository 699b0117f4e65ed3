import type { EpisodeInput, EpisodeStatus } from '@postkit/sdk/schema';
import { type ShowRow, showExpiry } from '../shows/index.ts';
import { invalidField } from './episode-errors.ts';
import type { EpisodeRow } from './episode-tables.ts';

/** The state of an episode between draft and published. */
export interface LifecycleState {
  readonly status: EpisodeStatus;
  /** Unix seconds; set while it is scheduled. */
  readonly delay_post_until: number | null;
}

/** The fields of a save that change the state; an absent field changes nothing. */
export type LifecycleInput = Pick<EpisodeInput, 'draft' | 'unpublished' | 'delay_post_until'>;

/** The state of a new episode. */
export const draft: LifecycleState = { status: 'draft', delay_post_until: null };
const unpublished: LifecycleState = { status: 'unpublished', delay_post_until: null };
const published: LifecycleState = { status: 'published', delay_post_until: null };

/**
 * The state of an episode after a save.
 * @param now unix seconds
 * @throws request.invalid if it would be scheduled for a time in the past
 */
export function nextLifecycleState(
  before: LifecycleState,
  input: LifecycleInput,
  now: number,
): LifecycleState {
  if (input.draft === true) return draft;
  if (input.unpublished === true) return unpublished;
  if (before.status === 'draft' && input.draft !== false) return draft;
  if (before.status === 'unpublished' && input.unpublished !== false) return unpublished;
  if (typeof input.delay_post_until === 'number') return scheduled(before, input.delay_post_until, now);
  if (before.status !== 'scheduled' || input.draft === false) return published;
  // Removing the date alone must not publish an episode.
  return input.delay_post_until === null ? draft : before;
}

function scheduled(before: LifecycleState, until: number, now: number): LifecycleState {
  // A form that sends the date back unchanged changes nothing, even when the timer is late.
  if (before.status === 'scheduled' && before.delay_post_until === until) return before;
  if (until <= now) throw invalidField('delay_post_until', 'This time has passed. Choose one in the future.');
  return { status: 'scheduled', delay_post_until: until };
}

/** Whether a feed may list an episode: published, or unpublished, which appears in the feed of deleted episodes. */
export function mayBeListed({ status, published_at }: Pick<EpisodeRow, 'status' | 'published_at'>): boolean {
  return published_at !== null && (status === 'published' || status === 'unpublished');
}

/** Whether an episode is published, or will be at its time. */
export function isOut(status: EpisodeStatus): boolean {
  return status === 'published' || status === 'scheduled';
}

export type Expiring = Pick<EpisodeRow, 'status' | 'expires_at'>;

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
  const { status, delay_post_until } = nextLifecycleState(draft, input, now);
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
