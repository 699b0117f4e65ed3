import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { orphansUntouched } from './drafts.repository.ts';
import type { DraftService } from './drafts.service.ts';

const dayMs = 24 * 3_600_000;
/** How long a draft is kept after its episode was deleted and its last change. */
const keptMs = 30 * dayMs;
/** Drafts of one try, so that nobody waits long. */
const batch = 200;

/**
 * Removes drafts of deleted episodes once a day, and with them audio that nothing else uses. Every other draft stays
 * until its user publishes or discards it. Answers what starts it.
 */
export function defineForgetting({ db, clock, jobs, log }: StationContext, drafts: Pick<DraftService, 'forget'>): () => Promise<void> {
  const job = jobs.define('drafts.forget', {
    payload: z.object({}),
    async run(_payload, { complete }) {
      const orphans = await orphansUntouched(db, Math.floor((clock.now() - keptMs) / 1000), batch);
      await complete(async (transaction) => {
        for (const id of orphans) await drafts.forget(transaction, id);
        await again(transaction, orphans.length === batch ? 0 : dayMs);
      });
      if (orphans.length > 0) log.info({ drafts: orphans.length }, 'drafts of deleted episodes were removed');
    },
    onFailed: (_payload, _error, transaction) => again(transaction, dayMs),
  });

  async function again(to: Tables, afterMs: number): Promise<void> {
    await job.add(to, {}, { key: 'daily', runAt: clock.now() + afterMs });
  }

  return () => again(db, 0);
}
