import { amplitudeOf } from './loudness-bin.ts';
import type { AudioLevels } from './timeline-levels.ts';

/** How a render brings an episode to its loudness. */
export interface Leveling {
  /** dB that the whole episode is raised by; below 0 lowered. */
  gain_db: number;
  /** True peak in dBTP that nothing exceeds. */
  limit_db: number;
}

/** The loudness that a show asks for. */
export interface LoudnessTarget {
  /** LUFS; null leaves the loudness as it is. */
  lufs: number | null;
  /** dBTP. */
  limitDb: number;
}

/** Closer audio is left untouched: no listener hears the difference, and its bytes can be copied. */
const NEAR_LU = 0.2;
/** Noise between words would become audible with more. */
const MOST_DB = 20;

/** The leveling of audio with these levels; null if it stays as it is. `isRaised`: whether some part plays above 0 dB. */
export function levelingOf(
  { loudness, truePeak }: AudioLevels,
  target: LoudnessTarget,
  isRaised: boolean,
): Leveling | null {
  const wanted = target.lufs === null || loudness === null ? 0 : target.lufs - loudness;
  const gain = Math.abs(wanted) < NEAR_LU ? 0 : Math.min(MOST_DB, Math.max(-MOST_DB, wanted));
  const exceeds = truePeak !== null && truePeak + gain > target.limitDb;
  if (gain === 0 && !(exceeds && (isRaised || target.lufs !== null))) return null;
  return { gain_db: Math.round(gain * 100) / 100, limit_db: target.limitDb };
}

/** The factor of amplitude of a leveling. */
export function levelingFactor({ gain_db }: Leveling): number {
  return amplitudeOf(gain_db);
}
