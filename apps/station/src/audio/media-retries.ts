import { isDiskFull } from '../platform/errors/is-disk-full.ts';
import { isAudioError, type AudioErrorCode } from './audio-error.ts';

type Trouble = 'disk_full' | 'interrupted';

/** What happens to a job from outside: its ffmpeg was killed, the media worker died, the machine was too busy. */
const interruptions: readonly AudioErrorCode[] = ['engine_killed', 'engine_died', 'engine_timeout'];

const minute = 60_000;
const firstPause = 10_000;
const policies: Record<Trouble, { readonly retries: number; readonly longestPause: number }> = {
  // A full disk is asked about every ten minutes for a day: asking costs nothing.
  disk_full: { retries: 150, longestPause: 10 * minute },
  // About four hours.
  interrupted: { retries: 12, longestPause: 60 * minute },
};

function troubleOf(error: unknown): Trouble | undefined {
  if (isDiskFull(error)) return 'disk_full';
  return isAudioError(error) && interruptions.includes(error.code) ? 'interrupted' : undefined;
}

/** Tries that media work gets after the first that failed. `otherwise` is for errors that no time will mend. */
export function mediaRetries(error: unknown, otherwise: number): number {
  const trouble = troubleOf(error);
  return trouble ? policies[trouble].retries : otherwise;
}

/** Milliseconds before media work is tried again; `attempt` is the number of the try that failed. */
export function mediaPause(attempt: number, error: unknown): number {
  const trouble = troubleOf(error) ?? 'interrupted';
  return Math.min(policies[trouble].longestPause, firstPause * 2 ** (attempt - 1));
}
