import { FRAME_SAMPLES } from '../audio-format.ts';

/** Samples that a bin measures: two frames, 46 ms. The last bin of a segment may measure one frame. */
export const BIN_SAMPLES = 2 * FRAME_SAMPLES;

/** The level of a bin of audio. */
export interface LoudnessBin {
  /** Mean square of the K-weighted samples, summed over both channels. */
  power: number;
  /** True peak, full scale 1. */
  peak: number;
  /** Whether consecutive samples are at full scale. */
  isClipped: boolean;
}

/** Loudness of a mean square in LUFS; minus infinity for silence. */
export function lufsOf(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

export function decibels(amplitude: number): number {
  return 20 * Math.log10(amplitude);
}

export function amplitudeOf(db: number): number {
  return 10 ** (db / 20);
}
