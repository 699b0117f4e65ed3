import { PEAK_WINDOW } from './peak-levels.ts';

/** Turns mono 16-bit samples into pairs (lowest, highest) per 441 samples and sums their squares, for chunks of any size. */
export class PeakMeter {
  #pairs: Int8Array;
  #count = 0;
  #low = 32_767;
  #high = -32_768;
  #filled = 0;
  #samples = 0;
  #squares = 0;
  #loudest = 0;

  constructor(expectedSamples = 60 * 44_100) {
    this.#pairs = new Int8Array(2 * Math.ceil(expectedSamples / PEAK_WINDOW));
  }

  /** Samples received so far. */
  get samples(): number {
    return this.#samples;
  }

  /** Sum of the squares of all samples, full scale 32,768. */
  get squares(): number {
    return this.#squares;
  }

  /** Largest amplitude of the closed windows, full scale 32,768. */
  get loudest(): number {
    return this.#loudest;
  }

  push(samples: Int16Array): void {
    let at = 0;
    while (at < samples.length) {
      const end = Math.min(samples.length, at + PEAK_WINDOW - this.#filled);
      this.#filled += end - at;
      this.#measure(samples, at, end);
      at = end;
      if (this.#filled === PEAK_WINDOW) this.#close();
    }
    this.#samples += samples.length;
  }

  /** Closes the current window and returns all pairs. */
  finish(): Int8Array {
    if (this.#filled > 0) this.#close();
    return this.#pairs.subarray(0, 2 * this.#count);
  }

  #measure(samples: Int16Array, from: number, to: number): void {
    let low = this.#low;
    let high = this.#high;
    let squares = 0;
    for (let index = from; index < to; index += 1) {
      const sample = samples[index] ?? 0;
      if (sample < low) low = sample;
      if (sample > high) high = sample;
      squares += sample * sample;
    }
    this.#low = low;
    this.#high = high;
    this.#squares += squares;
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
