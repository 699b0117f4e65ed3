/** Milliseconds to wait after an occurrence: half of the longest event of the log may still be on air. */
export const captureDelayMs = 6 * 60_000;
