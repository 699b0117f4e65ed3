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

/**
 * Plans a render; a leveling changes all samples. Trims that overlap leave an empty part; fades that overlap are shortened in proportion.
 * Where a file follows another one, the first sample of the second is right behind the last one of the first.
 */
export function planRender(
  parts: readonly EpisodePart[],
  precision: TrimPrecision,
  leveling: Leveling | null = null,
): RenderPlan {
  const shaped = parts.some(
    (part) => (part.fade_in_ms ?? 0) > 0 || (part.fade_out_ms ?? 0) > 0 || (part.gain_db ?? 0) !== 0,
  );
  const planned = parts.map((part, index) => {
    const edges = { start: joinsFiles(parts[index - 1], part), end: joinsFiles(part, parts[index + 1]) };
    return precision === 'frame' ? toFrames(part, edges) : toSamples(part, edges);
  });
  const touched =
    leveling !== null || shaped || planned.some(({ piece, frames }) => piece.keep !== frames * FRAME_SAMPLES);
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

/** Which ends of a part join another file to the sample. */
interface JoinedEdges {
  start: boolean;
  end: boolean;
}

/** Whether one part ends with a file and the next begins with one. */
function joinsFiles(part: EpisodePart | undefined, next: EpisodePart | undefined): boolean {
  const endsFile = typeof part?.segments.at(-1)?.padding === 'number' && (part.trim_end_ms ?? 0) <= 0;
  return endsFile && next?.priming !== undefined && (next.trim_start_ms ?? 0) <= 0;
}

/** The frames of a part between its trims, with those that the decoder needs, and its samples in them. */
function partPlan(
  part: EpisodePart,
  edges: JoinedEdges,
  trims: { skipFrames: number; dropFrames: number },
  cut: { drop: number; rest: number },
): PartPlan {
  const priming = edges.start ? part.priming : undefined;
  const span = { segments: priming ? [priming, ...part.segments] : part.segments, ...trims };
  const frames = spanFrames(span);
  const drop = cut.drop + (priming ? priming.frames * FRAME_SAMPLES : 0);
  const rest = cut.rest + (edges.end ? (part.segments.at(-1)?.padding ?? 0) : 0);
  const keep = Math.max(0, frames * FRAME_SAMPLES - drop - rest);
  return { span, frames, piece: { drop, keep, rest, ...shaping(part, keep) } };
}

function toFrames(part: EpisodePart, edges: JoinedEdges): PartPlan {
  const skipFrames = msToFrames(Math.max(0, part.trim_start_ms ?? 0));
  const dropFrames = msToFrames(Math.max(0, part.trim_end_ms ?? 0));
  return partPlan(part, edges, { skipFrames, dropFrames }, { drop: 0, rest: 0 });
}

function toSamples(part: EpisodePart, edges: JoinedEdges): PartPlan {
  const total = spanFrames({ segments: part.segments }) * FRAME_SAMPLES;
  const from = Math.min(total, msToSamples(Math.max(0, part.trim_start_ms ?? 0)));
  const to = Math.max(from, total - msToSamples(Math.max(0, part.trim_end_ms ?? 0)));
  if (to === from)
    return { span: { segments: [] }, frames: 0, piece: { drop: 0, keep: 0, rest: 0, fadeIn: 0, fadeOut: 0 } };
  // A frame decodes completely only after the previous one, so that one is read, too, and dropped.
  const first = Math.floor(from / FRAME_SAMPLES);
  const skipFrames = from % FRAME_SAMPLES === 0 ? first : Math.max(0, first - 1);
  const dropFrames = Math.floor((total - to) / FRAME_SAMPLES);
  const frames = spanFrames({ segments: part.segments, skipFrames, dropFrames });
  const drop = from - skipFrames * FRAME_SAMPLES;
  return partPlan(
    part,
    edges,
    { skipFrames, dropFrames },
    { drop, rest: frames * FRAME_SAMPLES - drop - (to - from) },
  );
}

/** As `fittedFades` and `levelFactor` of the SDK, in samples. */
function shaping(part: EpisodePart, samples: number): Pick<SamplePiece, 'fadeIn' | 'fadeOut' | 'gain'> {
  const fadeIn = msToSamples(Math.max(0, part.fade_in_ms ?? 0));
  const fadeOut = msToSamples(Math.max(0, part.fade_out_ms ?? 0));
  const fit = Math.min(1, samples / Math.max(1, fadeIn + fadeOut));
  const level = part.gain_db ? { gain: 10 ** (part.gain_db / 20) } : {};
  return { fadeIn: Math.floor(fadeIn * fit), fadeOut: Math.floor(fadeOut * fit), ...level };
}
