import { longestRetryAfter, retryLater } from '../core/retry-policy.ts';

/** Milliseconds. */
const firstPause = 250;
const longestPause = 2_000;
const pauseOfRefused = 20_000;

/**
 * Milliseconds before a failed stream is opened again.
 *
 * A station that is away is sought at least every 2 seconds, so that the channel is back within 3 seconds of the station.
 * The pauses grow to that and vary, so that the clients of a station do not all return at once. A station that refuses the
 * stream (401, 403, 404, or 204) is asked every 20 seconds, because it decides the same until something else changes.
 */
export function pauseBeforeReopen(facts: {
  /** Failures since the stream was last open, 1 for the first. */
  failures: number;
  /** Status of the response; undefined if there was none. */
  status: number | undefined;
  /** Seconds from `Retry-After`. */
  retryAfter: number | undefined;
  /** From 0 to 1. */
  random: number;
}): number {
  const { failures, status, retryAfter, random } = facts;
  if (status === 204 || (status !== undefined && status >= 400 && status < 500 && !retryLater.has(status)))
    return pauseOfRefused;
  const usual = Math.min(longestPause, firstPause * 2 ** (failures - 1)) * (0.5 + random / 2);
  return Math.max(usual, Math.min(retryAfter ?? 0, longestRetryAfter) * 1000);
}
