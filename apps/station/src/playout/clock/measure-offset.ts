import type { Envelope } from './envelope.ts';
import { levelChanges, rarity } from './level-changes.ts';

/** Where in the sound an input's cues are heard. */
export interface MeasuredOffset {
  /** Milliseconds by which the sound is recorded later than the input says; negative if earlier. */
  readonly offset_ms: number;
  /** From 0, which is chance, to 1. */
  readonly certainty: number;
  /** Milliseconds by which half of the cues differ from it at most. */
  readonly spread_ms: number;
  /** Cues whose sound was recorded. */
  readonly cues: number;
}

/** Offsets among which one is looked for, in milliseconds. */
export interface OffsetRange {
  readonly least_ms: number;
  readonly most_ms: number;
}

export interface MeasureOptions {
  readonly range?: OffsetRange;
  /** The changes of the envelope, if they are known. */
  readonly changes?: Float32Array;
}

/** Streams are up to a minute late; clocks that are set by hand differ by seconds. */
const usualRange: OffsetRange = { least_ms: -15_000, most_ms: 65_000 };

/** Fewer cues say nothing. */
const leastCues = 3;
/** Cues that are closer than this name one moment. */
const apart_ms = 1000;
/** Milliseconds by which cues may be early or late. The first one with a certain result counts, else the clearest result. */
const tolerances_ms = [40, 250, 800] as const;
/** Certainty at which no wider tolerance is tried: it would only blur the place. */
const certain = 0.9;
/** One cue alone counts at most as much as a moment that is the loudest change of a thousand. */
const mostOfOne = 7;
/** Rarity of a change that is not by chance: one moment in fifty has it. */
const leastHeard = 4;
/** Two results that differ by less are one. */
const rival_ms = 1500;

/** Changes of sound come in groups, so that chance fits better than its formula says: by two decimal places. */
const safety = 2;

interface Found {
  readonly offset_ms: number;
  readonly tolerance_ms: number;
  /** Decimal logarithm of the chance that cues without any relation to the sound fit as well. */
  readonly chance: number;
  /** The same for the best result elsewhere. */
  readonly rival: number;
  readonly cues: number;
}

/**
 * Finds the offset at which the most cues fall on changes of the sound. Where every element fades in, that is the middle of the
 * fade.
 * @param cues Unix milliseconds of the starts of elements, by the clock of the input
 * @returns null if there are fewer than three cues whose sound was recorded
 */
export function measureOffset(
  cues: readonly number[],
  envelope: Envelope,
  { range = usualRange, changes = levelChanges(envelope) }: MeasureOptions = {},
): MeasuredOffset | null {
  const starts = cues
    .toSorted((one, other) => one - other)
    .filter((at, index, all) => index === 0 || at - (all[index - 1] ?? 0) >= apart_ms);
  const results = tolerances_ms.flatMap(
    (tolerance_ms) => search(starts, { envelope, changes, range, tolerance_ms }) ?? [],
  );
  const clearest = results.toSorted((one, other) => one.chance - other.chance)[0];
  if (!clearest) return null;
  const found = results.find((result) => certaintyOf(result) >= certain) ?? clearest;
  const { offset_ms } = refine(starts, found, envelope, changes);
  // A narrow tolerance hears only the cues that are near.
  const { spread_ms } = refine(starts, clearest, envelope, changes);
  return { offset_ms, spread_ms, certainty: certaintyOf(found), cues: found.cues };
}

interface SearchOptions {
  readonly envelope: Envelope;
  readonly changes: Float32Array;
  readonly range: OffsetRange;
  readonly tolerance_ms: number;
}

function search(
  starts: readonly number[],
  { envelope: { from_ms, step_ms }, changes, range, tolerance_ms }: SearchOptions,
): Found | null {
  const reach = Math.round(tolerance_ms / step_ms);
  const values = rarity(highest(changes, reach));
  const steps = starts.map((at) => Math.round((at - from_ms) / step_ms));
  const first = Math.round(range.least_ms / step_ms);
  const scores: { readonly step: number; readonly chance: number; readonly count: number }[] = [];
  // Neighbouring offsets are one attempt.
  const attempts = Math.max(1, (range.most_ms - range.least_ms) / (2 * tolerance_ms + 100));
  for (let step = first; step * step_ms <= range.most_ms; step += 1) {
    let [sum, count] = [0, 0];
    for (const start of steps) {
      const value = values[start + step];
      if (value === undefined || Number.isNaN(value)) continue;
      sum += Math.min(mostOfOne, value);
      count += 1;
    }
    if (count < leastCues) continue;
    scores.push({ step, count, chance: chanceOfSum(sum, count) + Math.log10(attempts) });
  }
  const least = Math.min(...scores.map(({ chance }) => chance));
  // The best results make a plateau as wide as the tolerance.
  const best = scores.filter(({ chance }) => chance <= least + 1e-9);
  const middle = best[best.length >> 1];
  if (!middle) return null;
  const near = Math.max(rival_ms, 2 * tolerance_ms + 500) / step_ms;
  const others = scores.filter(({ step }) => Math.abs(step - middle.step) > near);
  return {
    offset_ms: middle.step * step_ms,
    tolerance_ms,
    chance: least,
    rival: Math.min(0, ...others.map(({ chance }) => chance)),
    cues: middle.count,
  };
}

/** The highest value within a reach on each side of each step. */
function highest(values: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(values.length);
  const queue: number[] = [];
  let head = 0;
  for (let step = 0; step < values.length + reach; step += 1) {
    const value = values[step] ?? Number.NaN;
    if (step < values.length && !Number.isNaN(value)) {
      while (queue.length > head && (values[queue.at(-1) ?? 0] ?? 0) <= value) queue.pop();
      queue.push(step);
    }
    const middle = step - reach;
    if (middle < 0) continue;
    while (queue.length > head && (queue[head] ?? 0) < middle - reach) head += 1;
    result[middle] =
      queue.length > head && !Number.isNaN(values[middle] ?? Number.NaN)
        ? (values[queue[head] ?? 0] ?? 0)
        : Number.NaN;
  }
  return result;
}

/** Decimal logarithm of the chance that `count` independent values of mean 1 have at least this sum: the tail of a gamma distribution. */
function chanceOfSum(sum: number, count: number): number {
  let [term, total] = [0, 0];
  for (let k = 1; k < count; k += 1) {
    term += Math.log(sum) - Math.log(k);
    total += Math.exp(term - Math.max(0, sum));
  }
  return Math.log10(Math.min(1, Math.exp(-sum) + total));
}

function certaintyOf({ chance, rival }: Found): number {
  const byChance = 1 - 10 ** (Math.min(0, chance + safety) / 3);
  const byRival = 1 - 10 ** (Math.min(0, chance - rival) / 2);
  return Math.round(byChance * byRival * 100) / 100;
}

/** The middle of the moments at which each cue is heard best. */
function refine(
  starts: readonly number[],
  { offset_ms, tolerance_ms }: Found,
  { from_ms, step_ms }: Envelope,
  changes: Float32Array,
): { offset_ms: number; spread_ms: number } {
  const reach_ms = tolerance_ms + 60;
  const heard: number[] = [];
  for (const at of starts) {
    const first = Math.ceil((at + offset_ms - reach_ms - from_ms) / step_ms);
    const last = Math.floor((at + offset_ms + reach_ms - from_ms) / step_ms);
    let [best, most] = [first, 0];
    for (let step = first; step <= last; step += 1) {
      const value = changes[step] ?? 0;
      if (value > most) [best, most] = [step, value];
    }
    if (most >= leastHeard) heard.push(from_ms + best * step_ms - at);
  }
  if (heard.length === 0) return { offset_ms, spread_ms: reach_ms };
  const middle = medianOf(heard);
  const spread_ms = medianOf(heard.map((after_ms) => Math.abs(after_ms - middle)));
  return { offset_ms: Math.round(middle), spread_ms: Math.round(spread_ms) };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
