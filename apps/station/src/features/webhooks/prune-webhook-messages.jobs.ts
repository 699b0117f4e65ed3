import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { deleteMessagesBefore } from './webhooks.repository.ts';
import { unixSeconds } from '../../platform/clock.ts';

const dayMs = 24 * 3_600_000;
const keepDays = 30;
/** Messages in one transaction, so that other requests do not wait long. */
const batch = 500;

/** Deletes messages after 30 days, once a day. Returns the function that starts it. */
export function definePruneWebhookMessages({ db, clock, jobs }: StationContext): () => Promise<void> {
  const job = jobs.define('webhooks.prune', {
    payload: z.object({}),
    lane: 'background',
    run: (_payload, { complete }) =>
      complete(async (transaction) => {
        const deleted = await deleteMessagesBefore(transaction, unixSeconds(clock) - keepDays * 86_400, batch);
        await reschedule(transaction, deleted === batch ? 0 : dayMs);
      }),
    onFailed: (_payload, _error, transaction) => reschedule(transaction, dayMs),
  });

  async function reschedule(to: Tables, afterMs: number): Promise<void> {
    await job.add(to, {}, { key: 'daily', runAt: clock.now() + afterMs });
  }

  return () => reschedule(db, 0);
}
