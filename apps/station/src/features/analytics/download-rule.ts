import { type CountingRule, isDownload } from './rules/counting-rules.ts';
import { joinSpans, lengthOf, type Spans } from './spans.ts';

/** Shares are stored as integers; this is the whole. */
export const wholeShare = 10_000;

export const dayMs = 86_400_000;

/** The UTC day of a moment in milliseconds, counted from 1970. */
export function dayOf(moment: number): number {
  return Math.floor(moment / dayMs);
}

/**
 * Converts bytes of a file to a span of its audio, so that files of all formats count alike; empty if the size is
 * unknown, or the bytes are of its ID3 tag only.
 */
export function spanOf(
  { start, end }: { start: number; end: number },
  { bytes, id3Bytes }: { bytes: number; id3Bytes: number },
  durationMs: number,
): Spans {
  const [audio, from, to] = [bytes - id3Bytes, Math.max(0, start - id3Bytes), end + 1 - id3Bytes];
  if (audio <= 0 || durationMs <= 0 || to <= 0) return [];
  return [
    [Math.floor((from / audio) * durationMs), Math.min(durationMs, Math.ceil((to / audio) * durationMs))],
  ];
}

/** The parts of an episode that a listener downloaded in a window. */
export interface DownloadedParts {
  readonly spans: Spans;
  readonly isDownload: boolean;
  /** Share of the duration, in parts of `wholeShare`. */
  readonly share: number;
}

export function measureDownload(
  rule: CountingRule,
  durationMs: number,
  ...pieces: readonly Spans[]
): DownloadedParts {
  const spans = joinSpans(...pieces);
  const consumed = lengthOf(spans);
  return {
    spans,
    isDownload: isDownload(rule, consumed, durationMs),
    share: durationMs > 0 ? Math.min(wholeShare, Math.round((consumed / durationMs) * wholeShare)) : 0,
  };
}
