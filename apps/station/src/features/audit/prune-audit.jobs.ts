import type { StationContext } from '../../context.ts';
import { deleteAuditEntriesBefore } from './audit.repository.ts';

const dayMs = 24 * 3_600_000;
/** Entries in one transaction, so that other requests do not wait long. */
const batch = 1000;

/** Deletes old entries of the audit log, once a day. */
export function definePruneAudit({ clock, config, jobs }: StationContext): void {
  jobs.repeat('audit.prune', {
    everyMs: dayMs,
    lane: 'background',
    run: (complete) =>
      complete(async (transaction) => {
        const oldest = clock.seconds() - config.auditDays * 86_400;
        return (await deleteAuditEntriesBefore(transaction, oldest, batch)) === batch;
      }),
  });
}
