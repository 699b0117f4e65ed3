import type { EpisodeProof, ProofCheck } from '@postkit/sdk/schema';
import type { Tables } from '../../../platform/db/database.ts';
import { failureText } from './proof.policy.ts';
import { latestTries, proofStatesOf } from './proofs.repository.ts';

const worstFirst = ['failed', 'waiting', 'passed'] as const;

/** The proofs of episodes at all their feeds in one, by episode id, with the reason of a failed one. Two queries for any number of episodes. */
export async function episodeProofs(
  db: Tables,
  episodeIds: readonly number[],
): Promise<ReadonlyMap<number, EpisodeProof>> {
  if (episodeIds.length === 0) return new Map();
  const byEpisode = Map.groupBy(await proofStatesOf(db, episodeIds), ({ episode_id }) => episode_id);
  const failed = [...byEpisode]
    .filter(([, rows]) => rows.some(({ state }) => state === 'failed'))
    .map(([id]) => id);
  const reasons = new Map<number, string>();
  for (const { episode_id, checks } of failed.length === 0 ? [] : await latestTries(db, failed)) {
    const reason = failureText(JSON.parse(checks) as ProofCheck[]);
    if (reason !== '' && !reasons.has(episode_id)) reasons.set(episode_id, reason);
  }
  const proofs = [...byEpisode].map(([id, rows]) => {
    const state = worstFirst.find((one) => rows.some((row) => row.state === one)) ?? 'waiting';
    return [id, { state, message: state === 'failed' ? (reasons.get(id) ?? '') : '' }] as const;
  });
  return new Map(proofs);
}
