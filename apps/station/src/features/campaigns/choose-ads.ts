import { createHash } from 'node:crypto';
import type { AdPosition } from '@postkit/sdk/schema';

/** A campaign that may play, with the inserts that its caps leave. */
export interface Candidate {
  readonly id: number;
  readonly positions: readonly AdPosition[];
  /** Inserts that its caps leave to this listener; infinite without caps. */
  readonly left: number;
}

/** A place of an episode at which an ad can play. */
export interface AdBreak {
  readonly position: AdPosition;
  /** Index of the border in the file: 0 is the start. */
  readonly border: number;
}

export interface ChosenAd extends AdBreak {
  readonly campaign: number;
}

/**
 * Chooses one campaign for each break: one that this download does not have yet, if there is one. `seed` decides between
 * equals, so that the same seed gets the same choice and different seeds share the campaigns evenly.
 */
export function chooseAds(
  breaks: readonly AdBreak[],
  candidates: readonly Candidate[],
  seed: string,
): ChosenAd[] {
  const used = new Map<number, number>();
  return breaks.flatMap((place, index) => {
    const fitting = candidates.filter(
      ({ id, positions, left }) => positions.includes(place.position) && (used.get(id) ?? 0) < left,
    );
    const rank = ({ id }: Candidate) => createHash('sha256').update(`${seed}\n${index}\n${id}`).digest('hex');
    const [chosen] = fitting.toSorted(
      (one, other) =>
        (used.get(one.id) ?? 0) - (used.get(other.id) ?? 0) || (rank(one) < rank(other) ? -1 : 1),
    );
    if (!chosen) return [];
    used.set(chosen.id, (used.get(chosen.id) ?? 0) + 1);
    return [{ ...place, campaign: chosen.id }];
  });
}
