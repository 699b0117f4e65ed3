import type { Pcm } from './pcm.ts';

/** Samples that each step writes, 20 ms. */
const hop = 882;
/** Samples by which a step may move to match the waveform before it, 10 ms. */
const reach = 441;
/** Distance of the samples that the first search compares. */
const coarse = 6;

const ramp = Float32Array.from(
  { length: hop },
  (_, index) => 0.5 - 0.5 * Math.cos((Math.PI * (index + 0.5)) / hop),
);

/** Plays audio faster at the same pitch by overlapping steps of 20 ms where their waveforms match (WSOLA). */
export class TimeStretcher {
  readonly #rate: number;
  /** Input that is still needed. */
  #input: Pcm = [new Float32Array(0), new Float32Array(0)];
  /** Position of the first needed sample in the whole input. */
  #base = 0;
  #steps = 0;
  /** Start of the previous step in the whole input. */
  #previous = 0;

  constructor(rate: number) {
    this.#rate = rate;
  }

  /** Takes the next input and returns the output that it completes. */
  push(pcm: Pcm): Pcm {
    this.#input = join(this.#input, pcm);
    const available = this.#base + this.#input[0].length;
    const first = this.#steps;
    const isReady = (step: number) => Math.ceil(step * hop * this.#rate) + reach + 2 * hop <= available;
    let last = first;
    while (isReady(last)) last += 1;
    const output: Pcm = [new Float32Array((last - first) * hop), new Float32Array((last - first) * hop)];
    for (let step = first; step < last; step += 1) this.#write(step, output, (step - first) * hop);
    this.#steps = last;
    this.#forget();
    return output;
  }

  #write(step: number, output: Pcm, to: number): void {
    const natural = this.#previous + hop - this.#base;
    const start = step === 0 ? 0 : this.#match(Math.round(step * hop * this.#rate) - this.#base, natural);
    for (const [channel, samples] of this.#input.entries()) {
      const target = output[channel];
      for (let index = 0; index < hop; index += 1) {
        const next = samples[start + index] ?? 0;
        const before = step === 0 ? next : (samples[natural + index] ?? 0);
        const weight = ramp[index] ?? 1;
        if (target) target[to + index] = before * (1 - weight) + next * weight;
      }
    }
    this.#previous = this.#base + start;
  }

  /** The start near `wanted` whose waveform continues the previous step best. */
  #match(wanted: number, natural: number): number {
    const from = Math.max(0, wanted - reach);
    const near = this.#best(from, wanted + reach, coarse, natural);
    return this.#best(Math.max(0, near - coarse), near + coarse, 1, natural);
  }

  #best(from: number, to: number, step: number, natural: number): number {
    const [left, right] = this.#input;
    let best = from;
    let highest = Number.NEGATIVE_INFINITY;
    for (let start = from; start <= to; start += step) {
      let product = 0;
      let energy = 1e-9;
      for (let index = 0; index < hop; index += coarse) {
        const sample = (left[start + index] ?? 0) + (right[start + index] ?? 0);
        product += sample * ((left[natural + index] ?? 0) + (right[natural + index] ?? 0));
        energy += sample * sample;
      }
      const likeness = product / Math.sqrt(energy);
      if (likeness > highest) [highest, best] = [likeness, start];
    }
    return best;
  }

  #forget(): void {
    const next = Math.round(this.#steps * hop * this.#rate) - reach;
    const count = Math.max(0, Math.min(this.#previous + hop, next) - this.#base);
    this.#input = [this.#input[0].slice(count), this.#input[1].slice(count)];
    this.#base += count;
  }
}

function join(before: Pcm, after: Pcm): Pcm {
  const both = (channel: 0 | 1) => {
    const samples = new Float32Array(before[channel].length + after[channel].length);
    samples.set(before[channel]);
    samples.set(after[channel], before[channel].length);
    return samples;
  };
  return [both(0), both(1)];
}
