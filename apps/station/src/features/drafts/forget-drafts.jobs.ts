import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { unchangedOrphanDrafts } from './drafts.repository.ts';
import type { DraftService } from './drafts.service.ts';

const dayMs = 24 * 3_600_000;
/** Milliseconds that a draft is kept after the deletion of its episode and its last change. */
const keepMs = 30 * dayMs;
/** Drafts per run, so that other work does not wait long. */
const batch = 200;

/**
 * Removes drafts of deleted episodes once a day, and audio that only they use. All other drafts stay until their user
 * publishes or discards them. Returns a function that starts it.
 */
export function defineForgetDrafts({ db, clock, jobs, log }: StationContext, drafts: Pick<DraftService, 'forget'>): () => Promise<void> {
  const job = jobs.define('drafts.forget', {
    payload: z.object({}),
    async run(_payload, { complete }) {
      const orphans = await unchangedOrphanDrafts(db, Math.floor((clock.now() - keepMs) / 1000), batch);
      await complete(async (transaction) => {
        for (const id of orphans) await drafts.forget(transaction, id);
        await reschedule(transaction, orphans.length === batch ? 0 : dayMs);
      });
      if (orphans.length > 0) log.info({ drafts: orphans.length }, 'drafts of deleted episodes were removed');
    },
    onFailed: (_payload, _error, transaction) => reschedule(transaction, dayMs),
  });

  async function reschedule(to: Tables, afterMs: number): Promise<void> {
    await job.add(to, {}, { key: 'daily', runAt: clock.now() + afterMs });
  }

  return () => reschedule(db, 0);
}
