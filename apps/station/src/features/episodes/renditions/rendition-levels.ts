import {
  type AudioLevels,
  type EpisodePart,
  type JobOptions,
  levelingOf,
  type Leveling,
  type LoudnessTarget,
} from '../../../audio/index.ts';
import type { AudioEvents } from '../../audio-events/index.ts';
import type { ShowRow } from '../../shows/index.ts';

/** The measured levels of a render, and its leveling. */
export interface PlannedLevels {
  readonly levels: AudioLevels;
  readonly leveling: Leveling | null;
}

/** The loudness that a show asks for; without a show as it is. */
export function targetOf(show: Pick<ShowRow, 'loudnessTarget' | 'truePeakLimit'> | null): LoudnessTarget {
  return { lufs: show?.loudnessTarget ?? null, limitDb: show?.truePeakLimit ?? -1 };
}

/** Whether a part plays above its own level, so that its peaks may exceed full scale. */
export function isRaised(parts: readonly EpisodePart[]): boolean {
  return parts.some(({ gain_db = 0 }) => gain_db > 0);
}

/** Measures audio that is not measured yet, and plans the render. */
export async function planLevels(
  { loudness }: Pick<AudioEvents, 'loudness'>,
  parts: readonly EpisodePart[],
  target: LoudnessTarget,
  options: JobOptions,
): Promise<PlannedLevels> {
  await loudness.measure(parts, options);
  const levels = (await loudness.levelsOf(parts)) ?? { loudness: null, truePeak: null, range: null };
  return { levels, leveling: levelingOf(levels, target, isRaised(parts)) };
}
