import type { LogPeaks } from '@postkit/sdk/schema';

/** A waveform for drawing: two bytes per column, where the response has sixteen. */
export interface LogPage {
  /** In unix seconds. */
  start: number;
  end: number;
  columns: number;
  /** Lowest and highest sample of each column; the lowest is above the highest where nothing was logged. */
  pairs: Int8Array;
}

export function logPage({ start, end, min, max }: LogPeaks): LogPage {
  const pairs = new Int8Array(2 * min.length);
  for (const [index, low] of min.entries()) {
    pairs[2 * index] = low ?? 1;
    pairs[2 * index + 1] = max[index] ?? 0;
  }
  return { start, end, columns: min.length, pairs };
}

/** Lowest and highest sample between two positions in the columns (fractions count); null where nothing was logged. */
export function peakBetween(
  { pairs, columns }: LogPage,
  from: number,
  to: number,
): { low: number; high: number } | null {
  let low = 1;
  let high = 0;
  let isKnown = false;
  const first = Math.max(0, Math.floor(from));
  const last = Math.min(columns, Math.max(first + 1, Math.ceil(to)));
  for (let column = first; column < last; column += 1) {
    const [lowest, highest] = [pairs[2 * column] ?? 1, pairs[2 * column + 1] ?? 0];
    if (lowest > highest) continue;
    low = isKnown ? Math.min(low, lowest) : lowest;
    high = isKnown ? Math.max(high, highest) : highest;
    isKnown = true;
  }
  return isKnown ? { low, high } : null;
}
