/** Samples of one pair at the finest resolution: 10 ms at 44.1 kHz. */
export const PEAK_WINDOW = 441;

/** How many finest windows one pair covers, by level: 10 ms, 160 ms, 2.56 s. */
export const PEAK_LEVELS = [1, 16, 256] as const;

/** Index into PEAK_LEVELS. */
export type PeakLevel = 0 | 1 | 2;

/** The coarsest level that still has at least one pair for each of `count` points over `samples` samples. */
export function peakLevelFor(samples: number, count: number): PeakLevel {
  const windowsPerPoint = samples / PEAK_WINDOW / Math.max(1, count);
  if (windowsPerPoint >= PEAK_LEVELS[2]) return 2;
  return windowsPerPoint >= PEAK_LEVELS[1] ? 1 : 0;
}
