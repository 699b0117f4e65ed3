/** Parses the summary that the ebur128 filter prints at its end. Silence (-70 LUFS, -inf) reads as null. */
export function parseLoudness(stderr: string): { loudness_lufs: number | null; true_peak_db: number | null } {
  const summary = stderr.slice(Math.max(0, stderr.lastIndexOf('Summary:')));
  const loudness = Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1] ?? Number.NaN);
  const peak = Number(/True peak:\s+Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1] ?? Number.NaN);
  return {
    loudness_lufs: Number.isFinite(loudness) && loudness > -70 ? loudness : null,
    true_peak_db: Number.isFinite(peak) ? peak : null,
  };
}
