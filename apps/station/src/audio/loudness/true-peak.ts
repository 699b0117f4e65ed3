import { peakAfter } from '@postkit/sdk/loudness';

/** Between quieter samples no peak can be the largest one. */
const CANDIDATE = 0.6;

/** True peak of the samples from one index to another, in four times the sample rate. `peakReach` samples stand before and after them. */
export function truePeak(samples: Float64Array, from: number, to: number): number {
  let most = 0;
  for (let index = from; index < to; index += 1) most = Math.max(most, Math.abs(samples[index] ?? 0));
  const least = CANDIDATE * most;
  for (let index = from; index < to; index += 1) {
    if (Math.max(Math.abs(samples[index] ?? 0), Math.abs(samples[index + 1] ?? 0)) >= least && least > 0) {
      most = Math.max(most, peakAfter(samples, index));
    }
  }
  return most;
}
