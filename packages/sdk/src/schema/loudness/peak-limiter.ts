import { peakAfter, peakReach } from './oversampled-peak.ts';

const channels = 2;
/** 5 ms at 44.1 kHz: the gain falls over this time before a peak. */
const lookAhead = 220;
/** Share of the way back to full gain per sample: 63 % in 80 ms. */
const release = 1 - Math.exp(-1 / (0.08 * 44_100));
/** The highest possible ratio of a true peak to the largest sample near it, rounded up. */
const mostOver = 2;
/** Samples that are held back: the look-ahead, and the neighbours that a true peak is computed from. */
const delay = lookAhead + peakReach;

/**
 * The limiter of the render and of previews. Lowers stereo audio where its true peak would exceed a limit; everything else
 * stays as it is. The gain is the mean of the lowest gains of the next 5 ms, so it falls before a peak without a step.
 * Returns as many samples as it receives.
 */
export class PeakLimiter {
  readonly #limit: number;
  /** Samples that wait for their gain, after `peakReach` neighbours that were returned already. */
  #left: Float64Array = new Float64Array(peakReach);
  #right: Float64Array = new Float64Array(peakReach);
  /** Index of the next sample whose own gain is unknown. */
  #next = peakReach;
  #recovering = 1;
  /** Samples whose own gain is known and that are not returned. */
  #waiting = 0;
  readonly #window = new LowestInWindow(lookAhead + 1);
  readonly #mean = new MovingMean(lookAhead);

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Reads interleaved stereo; returns the samples whose gain is known. */
  push(interleaved: Float32Array): Float32Array {
    this.#left = longer(this.#left, interleaved, 0);
    this.#right = longer(this.#right, interleaved, 1);
    const known = this.#left.length - peakReach;
    const out = new Float32Array(channels * Math.max(0, this.#waiting + known - this.#next - lookAhead));
    let returned = 0;
    for (; this.#next < known; this.#next += 1) {
      const gain = this.#mean.next(this.#window.next(this.#gainFor(this.#next)));
      this.#waiting += 1;
      if (this.#waiting <= lookAhead) continue;
      const at = peakReach + returned;
      out[channels * returned] = (this.#left[at] ?? 0) * gain;
      out[channels * returned + 1] = (this.#right[at] ?? 0) * gain;
      returned += 1;
      this.#waiting -= 1;
    }
    this.#left = this.#left.slice(returned);
    this.#right = this.#right.slice(returned);
    this.#next -= returned;
    return out;
  }

  /** The samples that are still held back. */
  flush(): Float32Array {
    const waiting = this.#left.length - peakReach;
    return this.push(new Float32Array(channels * delay)).subarray(0, channels * waiting);
  }

  /** The gain that a sample needs, which recovers slowly after a peak. */
  #gainFor(at: number): number {
    const peak = Math.max(this.#peakAt(this.#left, at), this.#peakAt(this.#right, at));
    const wanted = peak > this.#limit ? this.#limit / peak : 1;
    this.#recovering = Math.min(wanted, this.#recovering + (1 - this.#recovering) * release);
    return this.#recovering;
  }

  /** The true peak around a sample; 0 where it cannot reach the limit. */
  #peakAt(side: Float64Array, at: number): number {
    const near = Math.max(Math.abs(side[at - 1] ?? 0), Math.abs(side[at] ?? 0), Math.abs(side[at + 1] ?? 0));
    if (near * mostOver < this.#limit) return 0;
    return Math.max(peakAfter(side, at), peakAfter(side, at - 1));
  }
}

function longer(side: Float64Array, interleaved: Float32Array, channel: number): Float64Array {
  const count = interleaved.length / channels;
  const all = new Float64Array(side.length + count);
  all.set(side);
  for (let index = 0; index < count; index += 1)
    all[side.length + index] = interleaved[channels * index + channel] ?? 0;
  return all;
}

/** The lowest of the last numbers. */
class LowestInWindow {
  readonly #length: number;
  readonly #queue: { at: number; value: number }[] = [];
  #at = 0;

  constructor(length: number) {
    this.#length = length;
  }

  next(value: number): number {
    while ((this.#queue.at(-1)?.value ?? -1) >= value) this.#queue.pop();
    this.#queue.push({ at: this.#at, value });
    if ((this.#queue[0]?.at ?? 0) <= this.#at - this.#length) this.#queue.shift();
    this.#at += 1;
    return this.#queue[0]?.value ?? value;
  }
}

/** The mean of the last numbers; before the first, all were 1. */
class MovingMean {
  readonly #values: Float64Array;
  #at = 0;
  #sum: number;

  constructor(length: number) {
    this.#values = new Float64Array(length).fill(1);
    this.#sum = length;
  }

  next(value: number): number {
    const { length } = this.#values;
    this.#sum += value - (this.#values[this.#at] ?? 1);
    this.#values[this.#at] = value;
    this.#at = (this.#at + 1) % length;
    // Rounding errors add up over hours of audio.
    if (this.#at === 0) this.#sum = this.#values.reduce((sum, other) => sum + other, 0);
    return Math.min(1, this.#sum / length);
  }
}
