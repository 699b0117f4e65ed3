import type { LogSilence, MissingAudio, RunReason } from '@postkit/sdk/schema';
import type { ScheduleDetails } from './schedule-row.ts';

/** Stretches of a span in Unix seconds. */
export interface HoursAudio {
  /** Without recorded audio. */
  readonly gaps: readonly LogSilence[];
  /** Recorded without sound. */
  readonly silences: readonly LogSilence[];
}

export interface HoursCheck {
  /** Null if the recording is complete enough to be published. */
  readonly reason: Extract<RunReason, 'gaps' | 'silence' | 'too_little_audio'> | null;
  readonly missing: readonly MissingAudio[];
  readonly missingSeconds: number;
}

/**
 * Checks the recording of a span, whatever events an episode takes from it. A schedule that tolerates every gap is
 * never refused for too little audio.
 * @param span Unix seconds
 */
export function checkHours(
  { from, to }: { from: number; to: number },
  { gaps, silences }: HoursAudio,
  { max_gap_seconds, max_silence_seconds }: Pick<ScheduleDetails, 'max_gap_seconds' | 'max_silence_seconds'>,
): HoursCheck {
  const within = (kind: MissingAudio['kind'], spans: readonly LogSilence[]): MissingAudio[] =>
    spans
      .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to), kind }))
      .filter(({ start, end }) => end > start);
  const missed = within('gap', gaps);
  const silent = within('silence', silences).filter(({ start, end }) => end - start > max_silence_seconds);
  const missedSeconds = secondsOf(missed);
  const missing = [...missed, ...silent].toSorted((one, other) => one.start - other.start);
  return { reason: reasonOf(), missing, missingSeconds: secondsOf(missing) };

  function reasonOf(): HoursCheck['reason'] {
    if (missedSeconds > max_gap_seconds) return missedSeconds > (to - from) / 2 ? 'too_little_audio' : 'gaps';
    return silent.length > 0 ? 'silence' : null;
  }
}

function secondsOf(spans: readonly MissingAudio[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}
