import { PEAK_LEVELS, PEAK_WINDOW, type PeakLevel } from './peak-levels.ts';

/** The position of a segment, in samples. */
export interface SampleSpan {
  readonly start: number;
  /** The sample after the last one. */
  readonly end: number;
}

/**
 * RMS of broadcast audio as a part of the loudest sample of a window, by level: the longer the window, the rarer its
 * loudest sample. The archive stores no RMS.
 */
const rmsPart: Record<PeakLevel, number> = { 0: 0.6, 1: 0.5, 2: 0.45 };

/** Accumulates peaks: equal spans of time, each merging every pair that overlaps it. */
export class PeakPoints {
  readonly pairs: Int8Array;
  /** 1 for each span that has merged a pair. */
  readonly seen: Uint8Array;
  /** Sums of the squared estimates of the RMS, and their number, of each span. */
  readonly #squares: Float64Array;
  readonly #windows: Uint32Array;
  readonly #from: number;
  readonly #perPoint: number;
  readonly #count: number;

  /** `count` equal spans between two samples. */
  constructor(count: number, from: number, to: number) {
    this.#count = Math.max(0, count);
    this.pairs = new Int8Array(2 * this.#count);
    this.seen = new Uint8Array(this.#count);
    this.#squares = new Float64Array(this.#count);
    this.#windows = new Uint32Array(this.#count);
    this.#from = from;
    this.#perPoint = Math.max(1e-9, (to - from) / Math.max(1, count));
  }

  /** Merges the pairs of a segment. */
  add(pairs: Int8Array, level: PeakLevel, { start, end }: SampleSpan): void {
    const width = PEAK_WINDOW * PEAK_LEVELS[level];
    for (let pair = 0; 2 * pair < pairs.length; pair += 1) {
      const begin = start + pair * width;
      const first = Math.max(0, Math.floor((begin - this.#from) / this.#perPoint));
      const last = Math.min(
        this.#count - 1,
        Math.ceil((Math.min(begin + width, end) - this.#from) / this.#perPoint) - 1,
      );
      const [low, high] = [pairs[2 * pair] ?? 0, pairs[2 * pair + 1] ?? 0];
      const estimate = rmsPart[level] * Math.max(-low, high);
      for (let point = first; point <= last; point += 1) {
        this.#merge(point, low, high);
        this.#squares[point] = (this.#squares[point] ?? 0) + estimate * estimate;
        this.#windows[point] = (this.#windows[point] ?? 0) + 1;
      }
    }
  }

  /** The estimated RMS of each span, full scale 127. */
  rms(): Int8Array {
    return Int8Array.from(this.#squares, (sum, point) =>
      Math.round(Math.sqrt(sum / Math.max(1, this.#windows[point] ?? 0))),
    );
  }

  #merge(point: number, low: number, high: number): void {
    const fresh = this.seen[point] === 0;
    this.seen[point] = 1;
    if (fresh || low < (this.pairs[2 * point] ?? 0)) this.pairs[2 * point] = low;
    if (fresh || high > (this.pairs[2 * point + 1] ?? 0)) this.pairs[2 * point + 1] = high;
  }
}
