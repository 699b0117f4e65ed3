import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { deleteAuditEntriesBefore } from './audit.repository.ts';
import { unixSeconds } from '../../platform/clock.ts';

const dayMs = 24 * 3_600_000;
/** Entries in one transaction, so that other requests do not wait long. */
const batch = 1000;

/** Deletes old entries of the audit log, once a day. Returns the function that starts it. */
export function definePruneAudit({ db, clock, config, jobs }: StationContext): () => Promise<void> {
  const job = jobs.define('audit.prune', {
    payload: z.object({}),
    lane: 'background',
    run: (_payload, { complete }) =>
      complete(async (transaction) => {
        const oldest = unixSeconds(clock) - config.auditDays * 86_400;
        const deleted = await deleteAuditEntriesBefore(transaction, oldest, batch);
        await reschedule(transaction, deleted === batch ? 0 : dayMs);
      }),
    onFailed: (_payload, _error, transaction) => reschedule(transaction, dayMs),
  });

  async function reschedule(to: Tables, afterMs: number): Promise<void> {
    await job.add(to, {}, { key: 'daily', runAt: clock.now() + afterMs });
  }

  return () => reschedule(db, 0);
}
