import { PEAK_WINDOW } from './peak-levels.ts';

const CHANNELS = 2;
/** Correlation below which the channels are in opposite phase; an inverted copy has −1. */
const OPPOSITE_BELOW = -0.9;
/** Mean square of −60 dBFS: the phase of a quieter channel is that of noise. */
const AUDIBLE = 32.768 ** 2;

/**
 * Turns interleaved stereo of 16 bits into pairs (lowest, highest of both channels) per 441 samples, and measures level and phase,
 * for chunks of any size. A mix of the channels would hide audio in opposite phase, and halve audio in one channel.
 */
export class PeakMeter {
  #pairs: Int8Array;
  #count = 0;
  #low = 32_767;
  #high = -32_768;
  #filled = 0;
  #samples = 0;
  /** Sums of the squares of each channel, and of the products of both. */
  #left = 0;
  #right = 0;
  #product = 0;
  #loudest = 0;

  /** @param expectedSamples Samples per channel. */
  constructor(expectedSamples = 60 * 44_100) {
    this.#pairs = new Int8Array(2 * Math.ceil(expectedSamples / PEAK_WINDOW));
  }

  /** Samples per channel received so far. */
  get samples(): number {
    return this.#samples;
  }

  /** Mean of the squares of the louder channel, full scale 32,768²; 0 without samples. */
  get meanSquare(): number {
    return Math.max(this.#left, this.#right) / Math.max(1, this.#samples);
  }

  /** Whether one channel is the other one inverted, so that they cancel each other out on a mono player. */
  get isOppositePhase(): boolean {
    if (Math.min(this.#left, this.#right) <= AUDIBLE * this.#samples) return false;
    return this.#product < OPPOSITE_BELOW * Math.sqrt(this.#left * this.#right);
  }

  /** Largest amplitude of the closed windows, full scale 32,768. */
  get loudest(): number {
    return this.#loudest;
  }

  /** @param interleaved Pairs of left and right. */
  push(interleaved: Int16Array): void {
    const count = interleaved.length / CHANNELS;
    let at = 0;
    while (at < count) {
      const end = Math.min(count, at + PEAK_WINDOW - this.#filled);
      this.#filled += end - at;
      this.#measure(interleaved, at, end);
      at = end;
      if (this.#filled === PEAK_WINDOW) this.#close();
    }
    this.#samples += count;
  }

  /** Closes the current window and returns all pairs. */
  finish(): Int8Array {
    if (this.#filled > 0) this.#close();
    return this.#pairs.subarray(0, 2 * this.#count);
  }

  #measure(interleaved: Int16Array, from: number, to: number): void {
    let low = this.#low;
    let high = this.#high;
    let leftSquares = 0;
    let rightSquares = 0;
    let product = 0;
    for (let index = CHANNELS * from; index < CHANNELS * to; index += CHANNELS) {
      const left = interleaved[index] ?? 0;
      const right = interleaved[index + 1] ?? 0;
      if (left < low) low = left;
      if (left > high) high = left;
      if (right < low) low = right;
      if (right > high) high = right;
      leftSquares += left * left;
      rightSquares += right * right;
      product += left * right;
    }
    this.#low = low;
    this.#high = high;
    this.#left += leftSquares;
    this.#right += rightSquares;
    this.#product += product;
  }

  #close(): void {
    if (2 * this.#count === this.#pairs.length) {
      const larger = new Int8Array(2 * this.#pairs.length + 2);
      larger.set(this.#pairs);
      this.#pairs = larger;
    }
    this.#loudest = Math.max(this.#loudest, -this.#low, this.#high);
    this.#pairs[2 * this.#count] = Math.trunc(this.#low / 256);
    this.#pairs[2 * this.#count + 1] = Math.trunc(this.#high / 256);
    this.#count += 1;
    this.#low = 32_767;
    this.#high = -32_768;
    this.#filled = 0;
  }
}
