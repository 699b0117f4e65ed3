import { KWeighting, peakReach } from '@postkit/sdk/loudness';
import { SAMPLE_RATE } from '../audio-format.ts';
import type { StereoSamples } from '../render/sample-shaper.ts';
import { BIN_SAMPLES, type LoudnessBin } from './loudness-bin.ts';
import { truePeak } from './true-peak.ts';

/** Consecutive samples at full scale that count as clipped. */
const CLIPPED_RUN = 4;
const FULL_SCALE = 32_767 / 32_768;
/** Samples of the bin before that stay in the buffer, for peaks between the two. */
const KEPT = 2 * peakReach;

/** Measures stereo audio bin by bin, for chunks of any size. */
export class LoudnessMeter {
  readonly #channels = [new Channel(), new Channel()] as const;
  #filled = 0;
  #bins: LoudnessBin[] = [];

  /** Reads interleaved stereo samples. */
  push(interleaved: StereoSamples): void {
    const scale = interleaved instanceof Int16Array ? 1 / 32_768 : 1;
    for (let at = 0; at < interleaved.length;) {
      const count = Math.min((interleaved.length - at) / 2, BIN_SAMPLES - this.#filled);
      this.#channels.forEach((channel, side) =>
        channel.fill(this.#filled, interleaved, at + side, count, scale),
      );
      this.#filled += count;
      at += 2 * count;
      if (this.#filled === BIN_SAMPLES) this.#close();
    }
  }

  /** Ends the current bin, and returns and removes all bins. */
  take(): LoudnessBin[] {
    if (this.#filled > 0) this.#close();
    const bins = this.#bins;
    this.#bins = [];
    return bins;
  }

  #close(): void {
    const [left, right] = this.#channels.map((channel) => channel.close(this.#filled));
    if (!left || !right) return;
    const power = (left.squares + right.squares) / this.#filled;
    this.#bins.push({
      power,
      peak: Math.max(left.peak, right.peak),
      isClipped: left.isClipped || right.isClipped,
    });
    this.#filled = 0;
  }
}

class Channel {
  readonly #samples = new Float64Array(KEPT + BIN_SAMPLES);
  readonly #weighting = new KWeighting(SAMPLE_RATE);
  /** Samples at full scale up to the last one. */
  #run = 0;

  fill(at: number, interleaved: StereoSamples, from: number, count: number, scale: number): void {
    const start = KEPT + at;
    for (let index = 0; index < count; index += 1)
      this.#samples[start + index] = (interleaved[from + 2 * index] ?? 0) * scale;
  }

  close(filled: number): { squares: number; peak: number; isClipped: boolean } {
    const end = KEPT + filled;
    const squares = this.#weighting.squares(this.#samples, KEPT, end);
    // The last samples are searched with the next bin, which has their neighbours.
    const peak = truePeak(this.#samples, KEPT - peakReach, end - peakReach);
    const isClipped = this.#findClipping(end);
    this.#samples.copyWithin(0, filled, end);
    return { squares, peak, isClipped };
  }

  #findClipping(end: number): boolean {
    let isClipped = false;
    for (let index = KEPT; index < end; index += 1) {
      this.#run = Math.abs(this.#samples[index] ?? 0) >= FULL_SCALE ? this.#run + 1 : 0;
      if (this.#run >= CLIPPED_RUN) isClipped = true;
    }
    return isClipped;
  }
}
