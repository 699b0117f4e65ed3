import type { ProofCheck } from '@postkit/sdk/schema';
import { type EpisodeDestination, type EpisodeRow } from '../../episodes/index.ts';
import { isWanted } from '../delivery.policy.ts';

/** Seconds before the first try: changes that come close together are proven once. */
export const settleSeconds = 15;

/** Seconds before each further try. */
const pauses: readonly number[] = [60, 300, 900, 3600, 6 * 3600];

/** Episodes that are proven in each feed although they are older than `newSeconds`. */
export const provenOfBackCatalogue = 10;

const newSeconds = 7 * 86_400;

/** Whether an episode was published lately. Of others, as an import brings by the thousand, a proof would download every file. */
export function isNewlyPublished({ published_at }: Pick<EpisodeRow, 'published_at'>, now: number): boolean {
  return published_at !== null && published_at >= now - newSeconds;
}

/** Seconds until the next try after that many; null after the last one. */
export function pauseAfter(attempts: number): number | null {
  return pauses[attempts - 1] ?? null;
}

/** Whether the episode should be in the feed with its audio now. */
export function isProvable(row: EpisodeRow, destination: EpisodeDestination | undefined): boolean {
  return destination?.type === 'rss' && isWanted(row, destination) && row.media_status === 'ready';
}

/** Changes with the audio and with each publication. */
export function proofFingerprint({ media_key, published_at, guid }: EpisodeRow): string {
  return [guid, media_key, published_at].join(' ');
}

/** The first failed check as one text; empty if none failed. */
export function failureText(checks: readonly ProofCheck[]): string {
  const failed = checks.find(({ passed }) => passed === false);
  return failed ? `${failed.message} ${failed.fix}` : '';
}
