/** Samples on each side of a place between two samples that its value is computed from. */
const REACH = 6;

/** Samples that must stand before and after the searched ones. */
export const PEAK_REACH = REACH;

/** Weights of the 12 neighbours of the places a quarter, a half and three quarters after a sample: a windowed sinc. */
const PHASES = [0.25, 0.5, 0.75].map((place) =>
  Float64Array.from({ length: 2 * REACH }, (_, index) => {
    const distance = index - REACH + 1 - place;
    const sinc = Math.sin(Math.PI * distance) / (Math.PI * distance);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / (REACH + 0.25)));
  }),
);

/** Largest amplitude between a sample and the next, in four times the sample rate, the sample included. */
export function peakAfter(samples: Float64Array, at: number): number {
  let most = Math.abs(samples[at] ?? 0);
  for (const weights of PHASES) {
    let value = 0;
    for (let index = 0; index < 2 * REACH; index += 1)
      value += (weights[index] ?? 0) * (samples[at - REACH + 1 + index] ?? 0);
    most = Math.max(most, Math.abs(value));
  }
  return most;
}

/** Between quieter samples no peak can be the largest one. */
const CANDIDATE = 0.6;

/** True peak of the samples from one index to another, in four times the sample rate. */
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
