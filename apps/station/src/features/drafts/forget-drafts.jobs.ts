import { z } from 'zod';
import type { StationContext } from '../../platform/context.ts';
import type { Tables } from '../../platform/db/database.ts';
import type { Drafts } from './drafts.service.ts';
import { draftsUntouched } from './drafts.repository.ts';

const dayMs = 24 * 3_600_000;
/** How long work is kept that nobody comes back to. */
const keptMs = 30 * dayMs;
/** Drafts of one try, so that nobody waits long. */
const batch = 200;

/** Lets go of old drafts once a day, and with them of audio that nothing else uses. Answers what starts it. */
export function defineForgetting({ db, clock, jobs, log }: StationContext, drafts: Pick<Drafts, 'forget'>): () => Promise<void> {
  const job = jobs.define('drafts.forget', {
    payload: z.object({}),
    async run(_payload, { complete }) {
      const old = await draftsUntouched(db, Math.floor((clock.now() - keptMs) / 1000), batch);
      await complete(async (transaction) => {
        for (const id of old) await drafts.forget(transaction, id);
        await again(transaction, old.length === batch ? 0 : dayMs);
      });
      if (old.length > 0) log.info({ drafts: old.length }, 'old drafts were let go');
    },
    gaveUp: (_payload, _error, transaction) => again(transaction, dayMs),
  });

  async function again(to: Tables, afterMs: number): Promise<void> {
    await job.add(to, {}, { key: 'daily', runAt: clock.now() + afterMs });
  }

  return () => again(db, 0);
}
