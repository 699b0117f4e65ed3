import type { EpisodeInput, EpisodeStatus } from '@postkit/sdk/schema';
import { wrongField } from './episode-errors.ts';

/** Where an episode is between draft and published. */
export interface LifecycleState {
  readonly status: EpisodeStatus;
  /** Unix seconds; set while it is scheduled. */
  readonly delay_post_until: number | null;
}

/** The fields of a save that change it; an absent field changes nothing. */
export type LifecycleInput = Pick<EpisodeInput, 'draft' | 'unpublished' | 'delay_post_until'>;

const draft: LifecycleState = { status: 'draft', delay_post_until: null };
const unpublished: LifecycleState = { status: 'unpublished', delay_post_until: null };
const published: LifecycleState = { status: 'published', delay_post_until: null };

/**
 * The state of an episode after a save.
 * @param now unix seconds
 * @throws request.invalid where it would be scheduled for a time that has passed.
 */
export function nextLifecycleState(before: LifecycleState, given: LifecycleInput, now: number): LifecycleState {
  if (given.draft === true) return draft;
  if (given.unpublished === true) return unpublished;
  if (before.status === 'draft' && given.draft !== false) return draft;
  if (before.status === 'unpublished' && given.unpublished !== false) return unpublished;
  if (typeof given.delay_post_until === 'number') return scheduled(before, given.delay_post_until, now);
  if (before.status !== 'scheduled' || given.draft === false) return published;
  // Taking back the date alone must not put an episode out.
  return given.delay_post_until === null ? draft : before;
}

function scheduled(before: LifecycleState, until: number, now: number): LifecycleState {
  // A form that carries the date it was given changes nothing, not even when the timer is late.
  if (before.status === 'scheduled' && before.delay_post_until === until) return before;
  if (until <= now) throw wrongField('delay_post_until', 'This time has passed. Choose one in the future.');
  return { status: 'scheduled', delay_post_until: until };
}
