/** Start of the merge countdown in seconds: one per minute of audio, rounded up, at least 5. */
export function mergeCountdown(totalMs: number): number {
  return Math.max(5, Math.ceil(totalMs / 60_000));
}
