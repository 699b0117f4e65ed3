import type { StationContext } from '../../context.ts';
import { unchangedOrphanDrafts } from './drafts.repository.ts';
import type { DraftService } from './drafts.service.ts';

const dayMs = 24 * 3_600_000;
/** Milliseconds that a draft is kept after the deletion of its episode and its last change. */
const keepMs = 30 * dayMs;
/** Drafts per run, so that other work does not wait long. */
const batch = 200;

/**
 * Removes drafts of deleted episodes once a day, and audio that only they use. All other drafts stay until their user
 * publishes or discards them.
 */
export function defineForgetDrafts(
  { db, clock, jobs, log }: StationContext,
  drafts: Pick<DraftService, 'forget'>,
): void {
  jobs.repeat('drafts.forget', {
    everyMs: dayMs,
    async run(complete) {
      const orphans = await unchangedOrphanDrafts(db, Math.floor((clock.now() - keepMs) / 1000), batch);
      await complete(async (transaction) => {
        for (const id of orphans) await drafts.forget(transaction, id);
        return orphans.length === batch;
      });
      if (orphans.length > 0) log.info({ drafts: orphans.length }, 'drafts of deleted episodes were removed');
    },
  });
}
