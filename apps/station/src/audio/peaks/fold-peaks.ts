/**
 * Peaks are pairs of signed bytes, lowest then highest sample of a window, full scale 127.
 * Folding merges `factor` adjacent pairs into one; the last pair may cover fewer.
 */
export function foldPeaks(pairs: Int8Array, factor: number): Int8Array {
  const count = pairs.length >> 1;
  const folded = new Int8Array(2 * Math.ceil(count / factor));
  for (let to = 0, from = 0; to < folded.length; to += 2) {
    let low = 127;
    let high = -128;
    for (const end = Math.min(count, from + factor); from < end; from += 1) {
      low = Math.min(low, pairs[2 * from] ?? 0);
      high = Math.max(high, pairs[2 * from + 1] ?? 0);
    }
    folded[to] = low;
    folded[to + 1] = high;
  }
  return folded;
}
