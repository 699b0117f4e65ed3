import { FRAME_SAMPLES, framesToMs, samplesToMs } from '../audio-format.ts';
import { PEAK_LEVELS, PEAK_WINDOW, type PeakLevel } from './peak-levels.ts';
import type { TimedSegment } from './read-timed-peaks.ts';
import type { SegmentPeaksSource } from './segment-peaks-visitor.ts';

/** A time in Unix milliseconds. */
export interface TimeSpan {
  fromMs: number;
  toMs: number;
}

/** 160 ms: finer than a screen shows, and 64 bytes per segment. */
const level: PeakLevel = 1;
const pairSamples = PEAK_WINDOW * PEAK_LEVELS[level];
/** Milliseconds; segments closer than this have no gap between them. */
const touchingMs = 1000;

/**
 * Silences of at least `leastMs` milliseconds: no sample is louder than 1/128 of full scale (−42 dBFS), which stored
 * 8-bit peaks round to 0. A gap between segments, or a segment without stored peaks, ends a silence.
 */
export async function findSilences(
  source: SegmentPeaksSource,
  segments: readonly TimedSegment[],
  leastMs: number,
): Promise<TimeSpan[]> {
  const parts = new Map<TimedSegment, TimeSpan[]>();
  await source.visitPeaks(
    segments,
    level,
    (pairs, segment) => void parts.set(segment, quietParts(pairs, segment)),
  );
  const silences: TimeSpan[] = [];
  let before: TimedSegment | undefined;
  for (const segment of segments) {
    const [first, ...others] = parts.get(segment) ?? [];
    const last = silences.at(-1);
    if (
      first &&
      last &&
      before &&
      first.fromMs === segment.started_at_ms &&
      last.toMs === endOf(before) &&
      touch(before, segment)
    ) {
      last.toMs = first.toMs;
    } else if (first) silences.push(first);
    silences.push(...others);
    before = segment;
  }
  return silences.filter(({ fromMs, toMs }) => toMs - fromMs >= leastMs);
}

/** The silent parts of a segment; parts that reach its ends have exactly its ends. */
function quietParts(pairs: Int8Array, segment: TimedSegment): TimeSpan[] {
  const { started_at_ms, frames } = segment;
  const length = frames * FRAME_SAMPLES;
  const parts: TimeSpan[] = [];
  let isQuiet = false;
  for (let pair = 0; 2 * pair < pairs.length; pair += 1) {
    const wasQuiet = isQuiet;
    isQuiet = pairs[2 * pair] === 0 && pairs[2 * pair + 1] === 0;
    if (!isQuiet) continue;
    const end = (pair + 1) * pairSamples;
    const toMs = end >= length ? endOf(segment) : started_at_ms + samplesToMs(end);
    const part = parts.at(-1);
    if (wasQuiet && part) part.toMs = toMs;
    else parts.push({ fromMs: started_at_ms + samplesToMs(pair * pairSamples), toMs });
  }
  return parts;
}

function endOf({ started_at_ms, frames }: TimedSegment): number {
  return started_at_ms + framesToMs(frames);
}

function touch(before: TimedSegment, after: TimedSegment): boolean {
  return Math.abs(after.started_at_ms - endOf(before)) < touchingMs;
}
