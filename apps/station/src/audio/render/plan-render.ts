import { spanFrames, type SegmentSpan } from '../archive/segment-ranges.ts';
import { FRAME_SAMPLES, msToFrames, msToSamples } from '../audio-format.ts';
import type { Leveling } from '../loudness/leveling.ts';
import type { EpisodePart } from './episode-part.ts';
import type { SamplePiece } from './sample-piece.ts';

/** The precision of trims: a frame is 23 ms and lets AAC be copied, a sample requires decoding. */
export type TrimPrecision = 'frame' | 'sample';

/** The position of a part in the episode, in samples. */
export interface PlannedPart {
  offset_samples: number;
  samples: number;
}

/** The bytes that a render reads, and what it does with their samples. */
export interface RenderPlan {
  spans: SegmentSpan[];
  frames: number;
  parts: PlannedPart[];
  /** Present when samples change. */
  pieces?: SamplePiece[];
}

/** Plans a render; a leveling changes all samples. Trims that overlap leave an empty part; fades that overlap are shortened in proportion. */
export function planRender(parts: readonly EpisodePart[], precision: TrimPrecision, leveling: Leveling | null = null): RenderPlan {
  const shaped = parts.some((part) => (part.fade_in_ms ?? 0) > 0 || (part.fade_out_ms ?? 0) > 0 || (part.gain_db ?? 0) !== 0);
  const planned = parts.map((part) => (precision === 'frame' ? toFrames(part) : toSamples(part)));
  const touched = leveling !== null || shaped || planned.some(({ piece, frames }) => piece.keep !== frames * FRAME_SAMPLES);
  let offset = 0;
  const lengths = planned.map(({ piece }) => {
    const part = { offset_samples: offset, samples: piece.keep };
    offset += piece.keep;
    return part;
  });
  const frames = planned.reduce((sum, part) => sum + part.frames, 0);
  const plan = { spans: planned.map(({ span }) => span), frames, parts: lengths };
  return touched ? { ...plan, pieces: planned.map(({ piece }) => piece) } : plan;
}

interface PartPlan {
  span: SegmentSpan;
  /** Frames to read. */
  frames: number;
  piece: SamplePiece;
}

function toFrames(part: EpisodePart): PartPlan {
  const skipFrames = msToFrames(Math.max(0, part.trim_start_ms ?? 0));
  const dropFrames = msToFrames(Math.max(0, part.trim_end_ms ?? 0));
  const span = { segments: part.segments, skipFrames, dropFrames };
  const frames = spanFrames(span);
  return { span, frames, piece: { drop: 0, keep: frames * FRAME_SAMPLES, rest: 0, ...shaping(part, frames * FRAME_SAMPLES) } };
}

function toSamples(part: EpisodePart): PartPlan {
  const total = spanFrames({ segments: part.segments }) * FRAME_SAMPLES;
  const from = Math.min(total, msToSamples(Math.max(0, part.trim_start_ms ?? 0)));
  const to = Math.max(from, total - msToSamples(Math.max(0, part.trim_end_ms ?? 0)));
  if (to === from) return { span: { segments: [] }, frames: 0, piece: { drop: 0, keep: 0, rest: 0, fadeIn: 0, fadeOut: 0 } };
  // A frame decodes completely only after the previous one, so that one is read, too, and dropped.
  const first = Math.floor(from / FRAME_SAMPLES);
  const skipFrames = from % FRAME_SAMPLES === 0 ? first : Math.max(0, first - 1);
  const dropFrames = Math.floor((total - to) / FRAME_SAMPLES);
  const span = { segments: part.segments, skipFrames, dropFrames };
  const frames = spanFrames(span);
  const drop = from - skipFrames * FRAME_SAMPLES;
  const rest = frames * FRAME_SAMPLES - drop - (to - from);
  return { span, frames, piece: { drop, keep: to - from, rest, ...shaping(part, to - from) } };
}

/** As `fittedFades` and `levelFactor` of the SDK, in samples. */
function shaping(part: EpisodePart, samples: number): Pick<SamplePiece, 'fadeIn' | 'fadeOut' | 'gain'> {
  const fadeIn = msToSamples(Math.max(0, part.fade_in_ms ?? 0));
  const fadeOut = msToSamples(Math.max(0, part.fade_out_ms ?? 0));
  const fit = Math.min(1, samples / Math.max(1, fadeIn + fadeOut));
  const level = part.gain_db ? { gain: 10 ** (part.gain_db / 20) } : {};
  return { fadeIn: Math.floor(fadeIn * fit), fadeOut: Math.floor(fadeOut * fit), ...level };
}
