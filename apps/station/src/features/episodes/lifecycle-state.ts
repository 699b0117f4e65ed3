import type { EpisodeInput, EpisodeStatus } from '@postkit/sdk/schema';
import { invalidField } from './episode-errors.ts';

/** The state of an episode between draft and published. */
export interface LifecycleState {
  readonly status: EpisodeStatus;
  /** Unix seconds; set while it is scheduled. */
  readonly delay_post_until: number | null;
}

/** The fields of a save that change the state; an absent field changes nothing. */
export type LifecycleInput = Pick<EpisodeInput, 'draft' | 'unpublished' | 'delay_post_until'>;

const draft: LifecycleState = { status: 'draft', delay_post_until: null };
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
