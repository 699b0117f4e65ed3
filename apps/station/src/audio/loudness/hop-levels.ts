import { SAMPLE_RATE } from '../audio-format.ts';
import { lufsOf } from './loudness-bin.ts';

/** Samples of a hop: 100 ms, the distance of the blocks that EBU R128 measures. */
export const HOP_SAMPLES = SAMPLE_RATE / 10;
/** Hops of a block that the integrated loudness gates: 400 ms. */
const BLOCK_HOPS = 4;
/** Hops of a block that the loudness range compares: 3 s. */
const SHORT_TERM_HOPS = 30;

const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
const RANGE_GATE = -20;

/** Audio as its mean squares per 100 ms, from runs of any length. */
export class HopLevels {
  /** Mean squares of the hops that are complete. */
  readonly powers: number[] = [];
  #sum = 0;
  #room = HOP_SAMPLES;

  add(samples: number, power: number): void {
    let left = samples;
    while (left > 0) {
      const count = Math.min(left, this.#room);
      this.#sum += count * power;
      this.#room -= count;
      left -= count;
      if (this.#room > 0) break;
      this.powers.push(this.#sum / HOP_SAMPLES);
      this.#sum = 0;
      this.#room = HOP_SAMPLES;
    }
  }
}

/** Integrated loudness of EBU R128 in LUFS; null for audio that is silent or shorter than 400 ms. */
export function integratedLoudness(hops: readonly number[]): number | null {
  const blocks = blocksOf(hops, BLOCK_HOPS).filter((power) => lufsOf(power) > ABSOLUTE_GATE);
  if (blocks.length === 0) return null;
  const gate = lufsOf(mean(blocks)) + RELATIVE_GATE;
  return lufsOf(mean(blocks.filter((power) => lufsOf(power) > gate)));
}

/** Loudness range of EBU Tech 3342 in LU; null for audio that is silent or shorter than 3 s. */
export function loudnessRange(hops: readonly number[]): number | null {
  const blocks = blocksOf(hops, SHORT_TERM_HOPS).filter((power) => lufsOf(power) > ABSOLUTE_GATE);
  if (blocks.length === 0) return null;
  const gate = lufsOf(mean(blocks)) + RANGE_GATE;
  const levels = blocks.map(lufsOf).filter((level) => level > gate);
  const sorted = levels.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return at(0.95) - at(0.1);
}

/** Mean squares of all blocks of this many hops, one per hop. */
export function blocksOf(hops: readonly number[], length: number): number[] {
  const blocks: number[] = [];
  let sum = 0;
  hops.forEach((power, index) => {
    sum += power - (index >= length ? (hops[index - length] ?? 0) : 0);
    // Differences of floating-point sums may fall below 0 after loud audio.
    if (index >= length - 1) blocks.push(Math.max(0, sum / length));
  });
  return blocks;
}

function mean(powers: readonly number[]): number {
  return powers.reduce((sum, power) => sum + power, 0) / powers.length;
}
