import type { Spans } from '../spans.ts';

export const minuteMs = 60_000;

/** A listener's visit, as far as it decides on the minutes that its download reveals. */
export interface RetentionVisit {
  readonly isDownload: boolean;
  /** The audio version of its parts; null if the visit began before the station counted minutes. */
  readonly version: number | null;
  /** Responses with audio to requests for a range. */
  readonly ranges: number;
  /** Whether one response had all of the audio, or its parts are of two audio versions. */
  readonly isWhole: boolean;
  readonly spans: Spans;
  readonly durationMs: number;
}

/** `ranges` reveals which minutes a player asked for, `whole` does not; null for a visit that is no download. */
export function retentionKind({
  isDownload,
  version,
  ranges,
  isWhole,
}: RetentionVisit): 'ranges' | 'whole' | null {
  if (!isDownload || version === null) return null;
  return ranges > 0 && !isWhole ? 'ranges' : 'whole';
}

/** Minutes of the audio, from 0 on, of which at least half was fetched. The last one may be shorter. */
export function fetchedMinutes(spans: Spans, durationMs: number): number[] {
  const fetched: number[] = [];
  const minutes = Math.ceil(durationMs / minuteMs);
  const covered = new Map<number, number>();
  for (const [from, to] of spans) {
    for (let minute = Math.floor(from / minuteMs); minute < minutes && minute * minuteMs < to; minute += 1) {
      const overlap = Math.min(to, (minute + 1) * minuteMs) - Math.max(from, minute * minuteMs);
      covered.set(minute, (covered.get(minute) ?? 0) + overlap);
    }
  }
  for (const [minute, ms] of covered) {
    const length = Math.min(durationMs, (minute + 1) * minuteMs) - minute * minuteMs;
    if (ms * 2 >= length) fetched.push(minute);
  }
  return fetched.toSorted((a, b) => a - b);
}
