/** Milliseconds without a byte after which an upload is discarded. */
export const unfinishedFor = 24 * 3_600_000;
