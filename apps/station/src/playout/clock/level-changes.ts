import type { Envelope } from './envelope.ts';

/** Milliseconds on each side of a moment over which levels are compared: an attack, a pause, another kind of sound. */
const widths_ms = [200, 1000, 3000] as const;
/** Weight of a fall against a rise over the shortest width: elements begin with a rise. */
const fallWeight = 0.3;
/** Variance of a steady sound in dB², below which differences are rounding. */
const steady = 2;

/** How much the sound changes at each step of an envelope, as `rarity` ranks it. NaN where it is unknown. */
export function levelChanges({ levels, step_ms }: Envelope): Float32Array {
  const sums = runningSums(levels);
  const total = new Float32Array(levels.length);
  for (const [index, width_ms] of widths_ms.entries()) {
    const width = Math.max(2, Math.round(width_ms / step_ms));
    const values = new Float32Array(levels.length);
    for (let step = 0; step < values.length; step += 1)
      values[step] = distance(sums, step, width, index === 0 ? fallWeight : 1);
    const ranked = rarity(values);
    for (let step = 0; step < total.length; step += 1) total[step] = (total[step] ?? 0) + (ranked[step] ?? 0);
  }
  return rarity(total);
}

/** Running sums of an envelope. */
export interface Sums {
  readonly level: Float64Array;
  readonly square: Float64Array;
  /** Steps without sound. */
  readonly unknown: Uint32Array;
}

export function runningSums(levels: Float32Array): Sums {
  const level = new Float64Array(levels.length + 1);
  const square = new Float64Array(levels.length + 1);
  const unknown = new Uint32Array(levels.length + 1);
  for (const [step, value] of levels.entries()) {
    const isUnknown = Number.isNaN(value);
    level[step + 1] = (level[step] ?? 0) + (isUnknown ? 0 : value);
    square[step + 1] = (square[step] ?? 0) + (isUnknown ? 0 : value * value);
    unknown[step + 1] = (unknown[step] ?? 0) + (isUnknown ? 1 : 0);
  }
  return { level, square, unknown };
}

/**
 * Bhattacharyya distance of the levels before and after a step; NaN where one is unknown.
 * @param width steps on each side
 * @param fall factor for a sound that becomes softer
 */
export function distance(sums: Sums, step: number, width: number, fall: number): number {
  const [from, to] = [step - width, step + width];
  if (from < 0 || to >= sums.level.length) return Number.NaN;
  if ((sums.unknown[to] ?? 0) > (sums.unknown[from] ?? 0)) return Number.NaN;
  const [mean, variance] = momentsOf(sums, from, step);
  const [nextMean, nextVariance] = momentsOf(sums, step, to);
  const [sum, product] = [variance + nextVariance, variance * nextVariance];
  const found = (nextMean - mean) ** 2 / (4 * sum) + Math.log(sum / (2 * Math.sqrt(product))) / 2;
  return nextMean < mean ? found * fall : found;
}

function momentsOf({ level, square }: Sums, from: number, to: number): [mean: number, variance: number] {
  const mean = ((level[to] ?? 0) - (level[from] ?? 0)) / (to - from);
  const squares = ((square[to] ?? 0) - (square[from] ?? 0)) / (to - from);
  return [mean, Math.max(0, squares - mean * mean) + steady];
}

/**
 * For each value the negative logarithm of the share of values that are at least as large: 0 for the least, 1 on average. NaN
 * stays.
 */
export function rarity(values: Float32Array): Float32Array {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  const result = new Float32Array(values.length);
  for (let step = 0; step < values.length; step += 1) {
    const value = values[step] ?? Number.NaN;
    result[step] = Number.isNaN(value)
      ? value
      : Math.log(sorted.length / (sorted.length - rankOf(sorted, value)));
  }
  return result;
}

/** Number of sorted values that are smaller than one of them. */
function rankOf(sorted: Float32Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
