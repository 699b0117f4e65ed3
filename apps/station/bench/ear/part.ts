/** The kind of a stretch of the material; the detector has no `noise` and no `tone`. */
export type TrueKind = 'speech' | 'music' | 'speech_over_music' | 'silence' | 'noise' | 'tone';

/** A stretch of the truth, in samples at 16 kHz. */
export interface TrueStretch {
  readonly from: number;
  readonly to: number;
  readonly kind: TrueKind;
  /** The language, the track, or the wear, by which results are reported apart. */
  readonly of: readonly string[];
}

/** A part of the material: 16 kHz mono, from -1 to 1. */
export interface Part {
  readonly name: string;
  readonly samples: Float32Array<ArrayBuffer>;
  readonly truth: readonly TrueStretch[];
}
