/** Samples on each side of a place between two samples that its value is computed from. */
export const peakReach = 6;

/** Weights of the 12 neighbours of the places a quarter, a half and three quarters after a sample: a windowed sinc. */
const phases = [0.25, 0.5, 0.75].map((place) =>
  Float64Array.from({ length: 2 * peakReach }, (_, index) => {
    const distance = index - peakReach + 1 - place;
    const sinc = Math.sin(Math.PI * distance) / (Math.PI * distance);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / (peakReach + 0.25)));
  }),
);

/** Largest amplitude between a sample and the next, in four times the sample rate, the sample included. */
export function peakAfter(samples: Float64Array, at: number): number {
  let most = Math.abs(samples[at] ?? 0);
  for (const weights of phases) {
    let value = 0;
    for (let index = 0; index < 2 * peakReach; index += 1)
      value += (weights[index] ?? 0) * (samples[at - peakReach + 1 + index] ?? 0);
    most = Math.max(most, Math.abs(value));
  }
  return most;
}
