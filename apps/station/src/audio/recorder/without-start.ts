import { adtsFrameLength } from '../adts/adts-frame.ts';
import { FRAME_SAMPLES } from '../audio-format.ts';
import type { EncodedSegment } from '../engine/encoded-segment.ts';
import { PEAK_WINDOW } from '../peaks/peak-levels.ts';

/** A segment without its first frames; undefined if none would be left. */
export function withoutStart(segment: EncodedSegment, frames: number): EncodedSegment | undefined {
  if (frames === 0) return segment;
  const left = segment.frames - frames;
  if (left <= 0) return undefined;
  let at = 0;
  for (let n = 0; n < frames; n += 1) at += adtsFrameLength(segment.data, at);
  const pairs = Math.ceil((left * FRAME_SAMPLES) / PEAK_WINDOW);
  return {
    ...segment,
    data: segment.data.subarray(at),
    frames: left,
    peaks: segment.peaks.subarray(-2 * pairs),
  };
}
