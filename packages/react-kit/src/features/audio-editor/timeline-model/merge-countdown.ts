/** Seconds from which the merge counts down: the minutes that there are to merge, rounded up, but at least 5. */
export function mergeCountdown(totalMs: number): number {
  return Math.max(5, Math.ceil(totalMs / 60_000));
}
