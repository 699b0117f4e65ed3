import { likeliestPath } from './likeliest-path.ts';
import { placeBorders } from './place-borders.ts';
import { type EvidentKind, evidenceOf, evidentKinds } from './sound-evidence.ts';
import { frame_ms, type SoundFrames } from './sound-meter.ts';

/** The kind of some sound. `unsure` is sound that fits none, such as noise. */
export type SoundKind = EvidentKind | 'unsure';

/** A part of some sound that is of one kind. */
export interface SoundStretch {
  /** Milliseconds from the start of the sound. */
  readonly from_ms: number;
  readonly to_ms: number;
  readonly kind: SoundKind;
  /** 0 to 1: how much better the kind fits than the next one. */
  readonly certainty: number;
}

/**
 * Costs of a change of kind, in frames whose evidence is clear: a second of music or talk, a third of a second of silence. Talk rarely
 * gets or loses its bed before it ends, and the evidence of beds is the weakest.
 */
const changes = [
  [0, 30, 80, 21],
  [30, 0, 30, 21],
  [80, 30, 0, 21],
  [21, 21, 21, 0],
];

/** A shorter silence is a pause between two sounds. */
const shortestSilence = 1000 / frame_ms;
/** A kind that is less certain is `unsure`. */
const leastCertainty = 0.12;
/** The margin at which a kind is certain by two thirds. */
const clearMargin = 0.1;
/** Music has lasting tones in a larger share of its frames; noise, rain and applause have none. */
const leastTones = 0.02;

/** Labels sound by its frames: stretches without gaps, from its start to its end. */
export function labelSound(frames: SoundFrames): SoundStretch[] {
  const costs = evidenceOf(frames);
  const runs = runsOf(likeliestPath(costs, changes));
  return placeBorders(runs, frames).map(({ from, to, kind }) => {
    const certainty = certaintyOf(costs, { from, to });
    const isMusical = kind === 'speech' || kind === 'silence' || tonesOf(frames, from, to) >= leastTones;
    const isSure = isMusical && certainty >= leastCertainty;
    return {
      from_ms: from * frame_ms,
      to_ms: to * frame_ms,
      kind: isSure ? kind : 'unsure',
      certainty: isSure ? certainty : 0,
    };
  });
}

interface Run {
  from: number;
  to: number;
  kind: EvidentKind;
}

function runsOf(path: Uint8Array): Run[] {
  const runs: Run[] = [];
  for (const [at, value] of path.entries()) {
    const kind = evidentKinds[value] ?? 'silence';
    const last = runs.at(-1);
    if (last?.kind === kind) {
      last.to = at + 1;
      continue;
    }
    const before = runs.at(-2);
    if (last?.kind === 'silence' && last.to - last.from < shortestSilence && before) {
      runs.pop();
      before.to = last.to;
      if (before.kind === kind) {
        before.to = at + 1;
        continue;
      }
    }
    runs.push({ from: runs.at(-1)?.to ?? 0, to: at + 1, kind });
  }
  return runs;
}

/** How much better than the next one the best kind fits some frames, 0 to 1. */
function certaintyOf(costs: Float32Array, { from, to }: Pick<Run, 'from' | 'to'>): number {
  const sums = evidentKinds.map((_, kind) => {
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += costs[at * evidentKinds.length + kind] ?? 0;
    return sum;
  });
  const [best = 0, next = 0] = sums.toSorted((one, other) => one - other);
  return 1 - Math.exp((best - next) / (to - from) / clearMargin);
}

/** The share of frames without a voice that have lasting tones. */
function tonesOf({ voice, tones }: SoundFrames, from: number, to: number): number {
  let [unvoiced, tonal] = [0, 0];
  for (let at = from; at < to; at += 1) {
    if ((voice[at] ?? 0) > 0.3) continue;
    unvoiced += 1;
    if ((tones[at] ?? 0) > 0) tonal += 1;
  }
  return tonal / Math.max(1, unvoiced);
}
