/** A value at a time. */
export interface Measurement {
  /** Minutes since the start. */
  readonly minute: number;
  /** Megabytes. */
  readonly megabytes: number;
}

export interface MemoryGrowth {
  /** Least-squares slope of the lowest values of twelve equal parts of the run, in megabytes an hour. */
  readonly perHour: number;
  /** Difference between the lowest values of the last and the first third, in megabytes. */
  readonly total: number;
}

const parts = 12;

/**
 * Measures how memory grows by its lowest values, because garbage that waits for its collection comes and goes. Zero for fewer
 * than three measurements.
 */
export function memoryGrowth(measurements: readonly Measurement[]): MemoryGrowth {
  if (measurements.length < 3) return { perHour: 0, total: 0 };
  const size = Math.ceil(measurements.length / parts);
  const low = Array.from({ length: Math.ceil(measurements.length / size) }, (_, n) =>
    lowest(measurements.slice(n * size, (n + 1) * size)),
  );
  const mean = (of: (one: Measurement) => number) => low.reduce((sum, one) => sum + of(one), 0) / low.length;
  const [middle, average] = [mean(({ minute }) => minute), mean(({ megabytes }) => megabytes)];
  const covariance = mean(({ minute, megabytes }) => (minute - middle) * (megabytes - average));
  const variance = mean(({ minute }) => (minute - middle) ** 2);
  const third = Math.floor(measurements.length / 3);
  const total = lowest(measurements.slice(-third)).megabytes - lowest(measurements.slice(0, third)).megabytes;
  return { perHour: variance === 0 ? 0 : (60 * covariance) / variance, total };
}

function lowest(measurements: readonly Measurement[]): Measurement {
  return measurements.reduce((one, other) => (other.megabytes < one.megabytes ? other : one));
}
