import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import { deleteSlotLink, slotLinksEndedBefore } from './slot-links.repository.ts';
import { holderOf } from './make-slot-link.ts';
import { unixSeconds } from '../../platform/clock.ts';

const dayMs = 24 * 3_600_000;
/** Days for which an ended link is listed, and its audio kept for a renewal. */
const keepDays = 30;
/** Links in one transaction, so that other requests do not wait long. */
const batch = 100;

/** Deletes links a month after they expired, once a day, except submitted ones. Returns the function that starts it. */
export function definePruneSlotLinks({ db, clock, jobs }: StationContext, audioEvents: Pick<AudioEvents, 'release'>): () => Promise<void> {
  const job = jobs.define('slotLinks.prune', {
    payload: z.object({}),
    lane: 'background',
    run: (_payload, { complete }) =>
      complete(async (transaction) => {
        const ended = await slotLinksEndedBefore(transaction, unixSeconds(clock) - keepDays * 86_400, batch);
        for (const { id } of ended) {
          await audioEvents.release(transaction, holderOf(id));
          await deleteSlotLink(transaction, id);
        }
        await reschedule(transaction, ended.length === batch ? 0 : dayMs);
      }),
    onFailed: (_payload, _error, transaction) => reschedule(transaction, dayMs),
  });

  async function reschedule(to: Tables, afterMs: number): Promise<void> {
    await job.add(to, {}, { key: 'daily', runAt: clock.now() + afterMs });
  }

  return () => reschedule(db, 0);
}
