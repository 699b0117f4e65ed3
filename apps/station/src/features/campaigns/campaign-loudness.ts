import type { LoudnessTarget } from '../../audio/index.ts';
import type { ShowRow } from '../shows/index.ts';
import { showsOf } from './campaign-state.ts';
import type { CampaignRow } from './campaign-tables.ts';

type Loudness = Pick<ShowRow, 'id' | 'loudnessTarget' | 'truePeakLimit'>;

/**
 * The loudness for the audio of a campaign: the target that most of the shows it plays in have, the quieter one of equals,
 * and their lowest peak limit. Without a target if most of these shows leave their episodes as they are.
 */
export function campaignTarget(row: Pick<CampaignRow, 'shows'>, shows: readonly Loudness[]): LoudnessTarget {
  const chosen = new Set(showsOf(row));
  const playing = chosen.size === 0 ? shows : shows.filter(({ id }) => chosen.has(id));
  const counts = new Map<number | null, number>();
  for (const { loudnessTarget } of playing) counts.set(loudnessTarget, (counts.get(loudnessTarget) ?? 0) + 1);
  const [most] = [...counts].toSorted(
    ([one, count], [other, otherCount]) => otherCount - count || (one ?? 0) - (other ?? 0),
  );
  return {
    lufs: most?.[0] ?? null,
    limitDb: Math.min(-1, ...playing.map(({ truePeakLimit }) => truePeakLimit)),
  };
}
