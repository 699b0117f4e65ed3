/** A run of decoded samples: skip some, keep some, skip the rest, and set the level and fade the ends of the kept ones. */
export interface SamplePiece {
  drop: number;
  keep: number;
  rest: number;
  /** Samples over which the start rises from silence. */
  fadeIn: number;
  /** Samples over which the end falls to silence. */
  fadeOut: number;
  /** Factor of amplitude; 1 by default. */
  gain?: number;
}
