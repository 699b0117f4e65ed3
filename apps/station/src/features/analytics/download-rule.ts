import { joinSpans, lengthOf, type Spans } from './spans.ts';

/** What of an episode makes a download: a minute, or all of one that is shorter. */
const downloadMs = 60_000;

/** Shares are kept as whole numbers, this being all of it. */
export const wholeShare = 10_000;

export const dayMs = 86_400_000;

/** The UTC day of a moment in milliseconds, counted from 1970. */
export function dayOf(moment: number): number {
  return Math.floor(moment / dayMs);
}

/** Bytes of a file as a span of its sound, so that files of all formats count alike; none where nothing is known of them. */
export function spanOf({ start, end }: { start: number; end: number }, bytes: number, durationMs: number): Spans {
  if (bytes <= 0 || durationMs <= 0) return [];
  return [[Math.floor((start / bytes) * durationMs), Math.min(durationMs, Math.ceil(((end + 1) / bytes) * durationMs))]];
}

/** What somebody took of an episode within a day. */
export interface Taken {
  readonly spans: Spans;
  readonly isDownload: boolean;
  /** Of the duration, in parts of `wholeShare`. */
  readonly share: number;
}

export function taken(durationMs: number, ...pieces: readonly Spans[]): Taken {
  const spans = joinSpans(...pieces);
  const consumed = lengthOf(spans);
  return {
    spans,
    isDownload: consumed > 0 && consumed >= Math.min(downloadMs, durationMs),
    share: durationMs > 0 ? Math.min(wholeShare, Math.round((consumed / durationMs) * wholeShare)) : 0,
  };
}
