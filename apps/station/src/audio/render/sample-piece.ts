/** What to do with a run of decoded samples: leave some out, keep some, leave the rest out, and fade the ends of those kept. */
export interface SamplePiece {
  drop: number;
  keep: number;
  rest: number;
  /** Samples over which the start rises from silence. */
  fadeIn: number;
  /** Samples over which the end falls to silence. */
  fadeOut: number;
}
