import { isDiskFull } from '../platform/errors/is-disk-full.ts';
import { isStationError } from '../platform/errors/station-error.ts';
import { isAudioError, type AudioErrorCode } from './audio-error.ts';

type FailureKind = 'storage' | 'interrupted';

/** Failures with an outside cause: ffmpeg was killed, the media worker died, or the machine was too busy. */
const interruptions: readonly AudioErrorCode[] = ['engine_killed', 'engine_died', 'engine_timeout'];

const minute = 60_000;
const firstPause = 10_000;
const policies: Record<FailureKind, { readonly retries: number; readonly longestPause: number }> = {
  // A full disk, or a bucket that does not respond, is tried every ten minutes for a day: a try is cheap.
  storage: { retries: 150, longestPause: 10 * minute },
  // About four hours.
  interrupted: { retries: 12, longestPause: 60 * minute },
};

function failureKindOf(error: unknown): FailureKind | undefined {
  if (isDiskFull(error) || isStationError(error, 'storage.unavailable')) return 'storage';
  return isAudioError(error) && interruptions.includes(error.code) ? 'interrupted' : undefined;
}

/** Number of retries of failed media work. `otherwise` is for errors that time does not fix. */
export function mediaRetries(error: unknown, otherwise: number): number {
  const kind = failureKindOf(error);
  return kind ? policies[kind].retries : otherwise;
}

/** Milliseconds before media work is retried; `attempt` is the number of the attempt that failed. */
export function mediaPause(attempt: number, error: unknown): number {
  const kind = failureKindOf(error) ?? 'interrupted';
  return Math.min(policies[kind].longestPause, firstPause * 2 ** (attempt - 1));
}
