import type { StationContext } from '../../context.ts';
import { deleteMessagesBefore } from './webhooks.repository.ts';

const dayMs = 24 * 3_600_000;
const keepDays = 30;
/** Messages in one transaction, so that other requests do not wait long. */
const batch = 500;

/** Deletes messages after 30 days, once a day. */
export function definePruneWebhookMessages({ clock, jobs }: StationContext): void {
  jobs.repeat('webhooks.prune', {
    everyMs: dayMs,
    lane: 'background',
    run: (complete) =>
      complete(async (transaction) => {
        const deleted = await deleteMessagesBefore(transaction, clock.seconds() - keepDays * 86_400, batch);
        return deleted === batch;
      }),
  });
}
