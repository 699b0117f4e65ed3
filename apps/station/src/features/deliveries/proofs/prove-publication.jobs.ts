import { z } from 'zod';
import type { ProofCheck } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Tables, Transaction } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Accounts, Station } from '../../accounts/index.ts';
import { type DestinationRow, type Destinations, feedUrl } from '../../destinations/index.ts';
import type { EpisodeDestination, EpisodeRow, Episodes } from '../../episodes/index.ts';
import type { FeedSubscriptions } from '../../feed-subscriptions/index.ts';
import { delayOf, listedBy, listedNow } from '../../feeds/index.ts';
import type { InspectPublication } from './inspect-publication.ts';
import type { ProofKey, ProofRow } from './proof-tables.ts';
import {
  failureText,
  isNewlyPublished,
  isProvable,
  pauseAfter,
  proofFingerprint,
  provenOfBackCatalogue,
} from './proof.policy.ts';
import { deleteProof, insertTry, proofOf, saveProof, triesOf } from './proofs.repository.ts';

export interface ProveDeps {
  readonly accounts: Accounts;
  readonly destinations: Destinations;
  readonly episodes: Pick<Episodes, 'store' | 'published'>;
  readonly inspect: InspectPublication;
  readonly announceProof: AnnounceProof;
  readonly subscriptions: Pick<FeedSubscriptions, 'ownToken'>;
}

export interface ProvenEpisode {
  readonly station: Station;
  readonly row: EpisodeRow;
  readonly destination: EpisodeDestination;
}

/** `asked` by a user: also of the back catalogue. */
type ProofRequest = z.infer<typeof proofRequest>;
const proofRequest = z.object({
  episode_id: z.int(),
  connection_id: z.int(),
  asked: z.boolean().default(false),
});

/** Notifies browsers, and webhooks of a proof that failed for the last time; `failure` is empty otherwise. */
export type AnnounceProof = (
  transaction: Transaction,
  episode: ProvenEpisode,
  failure: string,
) => Promise<void>;

export const proofJobKey = ({ episode_id, connection_id }: ProofKey) => `${episode_id}-${connection_id}`;

/** Declares the job that tries once to fetch a published episode from outside, and plans the next try after a failure. */
export function defineProvePublication(context: StationContext, deps: ProveDeps): Job<ProofRequest> {
  const { clock, db, jobs, log } = context;
  const { accounts, destinations, episodes, inspect, announceProof, subscriptions } = deps;

  async function read(from: Tables, key: ProofKey): Promise<(ProvenEpisode & { proof: ProofRow }) | null> {
    const proof = await proofOf(from, key);
    const row = proof && (await episodes.store.read(from, key.episode_id));
    const station = proof && accounts.stationById(proof.station_id);
    if (!row || !station) return null;
    const destination = (await episodes.store.destinationsOf(from, row.id)).find(
      (one) => one.connection_id === key.connection_id,
    );
    return destination && isProvable(row, destination) ? { proof, row, station, destination } : null;
  }

  async function isWorthProof(
    { asked, ...key }: ProofRequest,
    feed: DestinationRow,
    row: EpisodeRow,
  ): Promise<boolean> {
    const now = clock.seconds();
    const isAlways =
      asked ||
      isNewlyPublished(row, now - delayOf(feed.feed_filter)) ||
      (await triesOf(db, key, 1)).length > 0;
    return isListed({ episodes, destinations }, feed, row, now, isAlways ? Infinity : provenOfBackCatalogue);
  }

  async function settle(
    transaction: Transaction,
    { asked, ...key }: ProofRequest,
    fingerprint: string,
    checks: readonly ProofCheck[],
  ): Promise<void> {
    const now = await read(transaction, key);
    // The episode changed meanwhile, and the proof of its new version is planned.
    if (!now || proofFingerprint(now.row) !== fingerprint) return;
    const at = clock.seconds();
    const passed = checks.every((check) => check.passed === true);
    await insertTry(transaction, { ...key, at, passed: Number(passed), checks: JSON.stringify(checks) });
    const attempts = now.proof.attempts + 1;
    const pause = passed ? null : pauseAfter(attempts);
    const next_at = pause === null ? null : at + pause;
    await saveProof(transaction, { ...now.proof, state: passed ? 'passed' : 'failed', attempts, next_at });
    const options = { key: proofJobKey(key), station: now.station.id };
    if (next_at !== null)
      await prove.add(transaction, { ...key, asked }, { ...options, runAt: next_at * 1000 });
    await announceProof(transaction, now, passed || next_at !== null ? '' : failureText(checks));
  }

  const prove = jobs.define('deliveries.prove', {
    payload: proofRequest,
    concurrency: 2,
    lane: 'background',
    async run(key, { signal, turn, complete }) {
      const now = await read(db, key);
      if (!now) return;
      const feed = await destinations.get(key.connection_id);
      if (feed === null || !(await isWorthProof(key, feed, now.row)))
        return complete((transaction) => deleteProof(transaction, key));
      const plain = feedUrl(context.publicUrl, now.station.slug, key.connection_id);
      const token = feed.is_private ? subscriptions.ownToken(now.station.id, key.connection_id) : '';
      const address = token === '' ? plain : `${plain}?token=${token}`;
      const checks = await inspect({ feedUrl: address, guid: now.row.guid }, { signal, turn });
      const failure = failureText(checks);
      if (failure !== '')
        log.warn(
          { playlist_id: key.episode_id, connection_id: key.connection_id, failure },
          'a published episode failed its proof',
        );
      await complete((transaction) => settle(transaction, key, proofFingerprint(now.row), checks));
    },
  });
  return prove;
}

/**
 * Whether a feed that is not redirected lists an episode at a moment.
 * @param now Unix seconds
 * @param newest whether it is one of this many newest episodes of the feed; default: of all that the feed lists
 */
async function isListed(
  {
    episodes,
    destinations,
  }: { episodes: Pick<Episodes, 'published'>; destinations: Pick<Destinations, 'list'> },
  feed: DestinationRow,
  row: Pick<EpisodeRow, 'id'>,
  now: number,
  newest = Infinity,
): Promise<boolean> {
  if (feed.new_feed_url !== '' && feed.redirect_at !== null && feed.redirect_at <= now) return false;
  const filter = listedNow(feed.feed_filter, now);
  return episodes.published.isListed(await listedBy(feed, destinations), row.id, {
    ...filter,
    newest: Math.min(filter.newest, newest),
  });
}
