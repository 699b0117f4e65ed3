import { KWeighting } from '@postkit/sdk/schema';
import type { Pcm } from '../../../data/timeline/index.ts';
import type { LoudnessBlock } from './loudness.ts';

/** A block and where it begins in the samples that were pushed. */
export interface PlacedBlock extends LoudnessBlock {
  /** Sample of the chunk at which the block ends; at most its length. */
  end: number;
}

/** Turns stereo samples into blocks of 100 ms, for chunks of any size. */
export class BlockMeter {
  readonly #length: number;
  readonly #channels: readonly [KWeighting, KWeighting];
  #filled = 0;
  #squares = 0;
  #peaks: [number, number] = [0, 0];

  constructor(rate: number) {
    this.#length = Math.round(rate / 10);
    this.#channels = [new KWeighting(rate), new KWeighting(rate)];
  }

  push(pcm: Pcm): PlacedBlock[] {
    const blocks: PlacedBlock[] = [];
    const total = pcm[0].length;
    for (let at = 0; at < total;) {
      const end = Math.min(total, at + this.#length - this.#filled);
      for (const channel of [0, 1] as const) {
        this.#squares += this.#channels[channel].squares(pcm[channel], at, end);
        this.#peaks[channel] = Math.max(this.#peaks[channel], peakOf(pcm[channel], at, end));
      }
      this.#filled += end - at;
      at = end;
      if (this.#filled < this.#length) continue;
      blocks.push({ power: this.#squares / this.#length, peaks: this.#peaks, end });
      this.#filled = 0;
      this.#squares = 0;
      this.#peaks = [0, 0];
    }
    return blocks;
  }
}

function peakOf(samples: Float32Array, from: number, to: number): number {
  let peak = 0;
  for (let index = from; index < to; index += 1) peak = Math.max(peak, Math.abs(samples[index] ?? 0));
  return peak;
}
