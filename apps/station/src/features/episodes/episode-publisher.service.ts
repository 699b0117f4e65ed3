import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import { runAsAutomation } from '../../platform/audit/audit-scope.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { EpisodeChanges } from './episode-changes.service.ts';
import { invalidField } from './episode-errors.ts';
import { eventIdsOf, markPostedAtOwnDestinations } from './episode-links.repository.ts';
import type { EpisodeRow } from './episode-tables.ts';
import {
  existingEpisodeById,
  timedEpisodes,
  updateEpisode,
  type EpisodeChange,
} from './episodes.repository.ts';
import { type Expiring, expiryOf, nextLifecycleState, type LifecycleState } from './lifecycle-state.ts';

export interface EpisodePublisher {
  /**
   * Moves an episode to its next lifecycle state and writes other columns with it. Every publishing, by button, timer
   * or API, uses it. Raises the version.
   * @param publishedAt unix seconds of the first publishing; now by default
   * @throws request.invalid if the episode lacks what publishing needs
   */
  move(
    transaction: Transaction,
    before: EpisodeRow,
    next: LifecycleState,
    change: EpisodeChange & { updated_by: string },
    publishedAt?: number,
  ): Promise<EpisodeRow>;
  /** Sets the timers of the scheduled and expiring episodes of a station, which came without them. */
  resumeTimers(transaction: Transaction, stationId: number): Promise<void>;
}

/** Seconds of delay above which the log warns. */
const punctual = 60;

export interface EpisodePublisherDeps {
  readonly accounts: Accounts;
  readonly changes: EpisodeChanges;
}

export function createEpisodePublisher(
  { clock, log, jobs }: StationContext,
  { accounts, changes }: EpisodePublisherDeps,
): EpisodePublisher {
  const expiry = createExpiryTimer({ jobs }, expireDue);

  const timer = jobs.define('episodes.publish', {
    payload: z.object({ episode_id: z.int(), at: z.int() }),
    async run({ episode_id, at }, { complete }) {
      await complete((transaction) => publishDue(transaction, episode_id, at));
    },
  });

  async function publishDue(transaction: Transaction, id: number, at: number): Promise<void> {
    const before = await existingEpisodeById(transaction, id);
    const station = before && accounts.stationById(before.station_id);
    if (!before || !station || before.status !== 'scheduled' || before.delay_post_until !== at) return;
    // The expiry timer unpublishes it.
    if (before.expires_at !== null && before.expires_at <= clock.seconds()) return;
    const late = clock.seconds() - at;
    if (late > punctual)
      log.warn(
        { playlist_id: id, seconds_late: late },
        'a scheduled episode is published late, the station was not running',
      );
    const next = nextLifecycleState(before, { draft: false, unpublished: false }, clock.seconds());
    const after = await move(transaction, before, next, { updated_by: before.updated_by }, at);
    await record(transaction, station, 'episodes.publish', before, after);
  }

  async function expireDue(transaction: Transaction, id: number, at: number): Promise<void> {
    const before = await existingEpisodeById(transaction, id);
    const station = before && accounts.stationById(before.station_id);
    if (!before || !station || expiryOf(before) !== at) return;
    const next = nextLifecycleState(before, { unpublished: true }, clock.seconds());
    const after = await move(transaction, before, next, { updated_by: before.updated_by });
    await record(transaction, station, 'episodes.expire', before, after);
  }

  async function record(
    transaction: Transaction,
    station: Station,
    operation: string,
    before: EpisodeRow,
    after: EpisodeRow,
  ) {
    const self = { clock, operation, kind: 'station', name: station.title, stationId: station.id } as const;
    await runAsAutomation(self, () =>
      changes.complete(transaction, station, { kind: 'updated', before, after }),
    );
  }

  async function move(
    ...[transaction, before, next, change, publishedAt = clock.seconds()]: Parameters<
      EpisodePublisher['move']
    >
  ): Promise<EpisodeRow> {
    const { id } = before;
    const isOut = next.status === 'published';
    if (isOut || next.status === 'scheduled') await requireWhole(transaction, { ...before, ...change });
    const rescheduled = before.delay_post_until !== next.delay_post_until;
    if (rescheduled && before.delay_post_until !== null) await timer.cancel(transaction, String(id));
    if (rescheduled && next.delay_post_until !== null) {
      const at = next.delay_post_until;
      await timer.add(transaction, { episode_id: id, at }, { runAt: at * 1000, key: String(id) });
    }
    // A planned date is the date, also for an episode that was published before.
    const published_at =
      isOut && (before.published_at === null || before.status === 'scheduled')
        ? publishedAt
        : before.published_at;
    if (isOut)
      await markPostedAtOwnDestinations(
        transaction,
        id,
        before.status === 'published' ? ['chosen'] : ['chosen', 'removed'],
      );
    const after = await updateEpisode(transaction, id, {
      ...change,
      ...next,
      published_at,
      listed_at: listedAt(next, published_at, before.created_at),
      version: before.version + 1,
      updated_at: clock.seconds(),
    });
    await expiry.follow(transaction, before, after);
    return after;
  }

  async function resumeTimers(transaction: Transaction, stationId: number): Promise<void> {
    for (const row of await timedEpisodes(transaction, stationId)) {
      const { id, status, delay_post_until: at } = row;
      if (status === 'scheduled' && at !== null)
        await timer.add(transaction, { episode_id: id, at }, { runAt: at * 1000, key: String(id) });
      await expiry.follow(transaction, { status: 'draft', expires_at: null }, row);
    }
  }

  return { move, resumeTimers };
}

function listedAt(
  { status, delay_post_until }: LifecycleState,
  publishedAt: number | null,
  createdAt: number,
): number {
  if (status === 'draft') return createdAt;
  return delay_post_until ?? publishedAt ?? createdAt;
}

/** The messages are those that the editor shows. */
async function requireWhole(
  transaction: Transaction,
  { id, name }: { id: number; name: string },
): Promise<void> {
  if ((await eventIdsOf(transaction, id)).length === 0)
    throw invalidField('events', 'Please add at least one event to the timeline.');
  if (name.trim() === '') throw invalidField('name', 'Please add a title to the episode.');
}

interface ExpiryTimer {
  /** Sets, moves or cancels the timer of an episode after a change. */
  follow(transaction: Transaction, before: Expiring, after: EpisodeRow): Promise<void>;
}

/** @param expire unpublishes the episode if it is still due to expire `at` (unix seconds) */
function createExpiryTimer(
  { jobs }: Pick<StationContext, 'jobs'>,
  expire: (transaction: Transaction, id: number, at: number) => Promise<void>,
): ExpiryTimer {
  const timer = jobs.define('episodes.expire', {
    payload: z.object({ episode_id: z.int(), at: z.int() }),
    async run({ episode_id, at }, { complete }) {
      await complete((transaction) => expire(transaction, episode_id, at));
    },
  });

  return {
    async follow(transaction, before, after) {
      const [was, at] = [expiryOf(before), expiryOf(after)];
      if (was === at) return;
      const key = String(after.id);
      if (was !== null) await timer.cancel(transaction, key);
      if (at !== null) await timer.add(transaction, { episode_id: after.id, at }, { runAt: at * 1000, key });
    },
  };
}
