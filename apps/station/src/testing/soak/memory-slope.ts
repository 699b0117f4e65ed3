/** A value at a time. */
export interface Measurement {
  /** Minutes since the start. */
  readonly minute: number;
  /** Megabytes. */
  readonly megabytes: number;
}

export interface MemoryGrowth {
  /** Least-squares slope in megabytes an hour. */
  readonly perHour: number;
  /** Difference between the medians of the last and the first third, in megabytes. */
  readonly total: number;
}

/** Measures how memory grows. Zero for fewer than three measurements. */
export function memoryGrowth(measurements: readonly Measurement[]): MemoryGrowth {
  if (measurements.length < 3) return { perHour: 0, total: 0 };
  const mean = (of: (one: Measurement) => number) => measurements.reduce((sum, one) => sum + of(one), 0) / measurements.length;
  const [middle, average] = [mean(({ minute }) => minute), mean(({ megabytes }) => megabytes)];
  const covariance = mean(({ minute, megabytes }) => (minute - middle) * (megabytes - average));
  const variance = mean(({ minute }) => (minute - middle) ** 2);
  const third = Math.max(1, Math.floor(measurements.length / 3));
  const total = median(measurements.slice(-third)) - median(measurements.slice(0, third));
  return { perHour: variance === 0 ? 0 : (60 * covariance) / variance, total };
}

function median(measurements: readonly Measurement[]): number {
  const sorted = measurements.map(({ megabytes }) => megabytes).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
