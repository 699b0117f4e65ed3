// A segment of the archive is 214 AAC frames of 1024 samples at 44.1 kHz.
const segmentSeconds = (214 * 1024) / 44_100;

export interface SegmentStep {
  /** Number of segments, 1 to 6. */
  step: number;
  /** Seconds that it adds. */
  seconds: number;
}

/** The six lengths by which an event can be extended into the broadcast before or after it. */
export const segmentSteps: readonly SegmentStep[] = [1, 2, 3, 4, 5, 6].map((step) => ({
  step,
  seconds: step * segmentSeconds,
}));
