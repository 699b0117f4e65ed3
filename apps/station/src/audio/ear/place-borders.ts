import type { EvidentKind } from './sound-evidence.ts';
import { frame_ms, type SoundFrames } from './sound-meter.ts';

/** Frames of one kind. */
export interface KindRun {
  readonly from: number;
  readonly to: number;
  readonly kind: EvidentKind;
}

/** Frames by which the start or end of a bed may lie elsewhere: five seconds, because only pauses show it. */
const reach = 5000 / frame_ms;
/** Frames on each side whose softest tenth is compared: four seconds. */
const width = 4000 / frame_ms;
/** Frames that a stretch keeps. */
const least = 640 / frame_ms;
/** dB that a border at the full reach must gain. */
const farness = 2;
/** Frames by which a kind is noticed late: a voice is heard in a crossfade, and is held after its end. */
const delay = Math.round(250 / frame_ms);

/**
 * Moves borders to where the sound changes: the start and end of a bed under a voice to the largest change of the softest sound, borders
 * of silence nowhere, and the others by the delay with which they are noticed.
 */
export function placeBorders(runs: readonly KindRun[], { level }: Pick<SoundFrames, 'level'>): KindRun[] {
  const soft = level.map((_, at) => Math.min(...level.subarray(Math.max(0, at - 4), at + 5)));
  const borders = runs.slice(1).map((run, index) => {
    const before = runs[index] ?? run;
    if (before.kind === 'silence' || run.kind === 'silence') return run.from;
    const first = before.from + least;
    const last = run.to - least;
    const kinds = [before.kind, run.kind];
    const isBed = kinds.includes('speech') && kinds.includes('speech_over_music');
    const at = isBed ? bedBorder(soft, run, { first, last }) : run.from;
    return Math.max(Math.min(at - delay, last), Math.min(first, run.from));
  });
  return runs.map(({ kind, from, to }, index) => ({
    kind,
    from: borders[index - 1] ?? from,
    to: borders[index] ?? to,
  }));
}

function bedBorder(
  soft: Float32Array,
  { from, kind }: KindRun,
  { first, last }: { readonly first: number; readonly last: number },
): number {
  const sign = kind === 'speech_over_music' ? 1 : -1;
  let [best, most] = [from, Number.NEGATIVE_INFINITY];
  const end = Math.min(from + reach, last, soft.length - width);
  for (let at = Math.ceil(Math.max(from - reach, first, width)); at <= end; at += 1) {
    const change = softestTenth(soft.slice(at, at + width)) - softestTenth(soft.slice(at - width, at));
    const gain = sign * change - (farness * Math.abs(at - from)) / reach;
    if (gain > most) [best, most] = [at, gain];
  }
  return best;
}

/** Sorts the levels in place. */
function softestTenth(levels: Float32Array): number {
  return levels.sort()[Math.floor(levels.length / 10)] ?? 0;
}
