import type { StationContext } from '../../context.ts';
import { dropOldCorrections } from './corrections/corrections.repository.ts';
import { deleteMessagesBefore } from './playout.repository.ts';

const day_ms = 24 * 3_600_000;
/** Days for which the journal keeps messages; the elements stay with the log. */
const keepDays = 30;
/** Messages in one transaction, so that other requests do not wait long. */
const batch = 2000;
/** Corrections in one transaction: each may have the events of two days. */
const correctionBatch = 50;

/** Deletes old messages of the journal, and what corrections of logs that are no longer kept replaced, once a day. */
export function definePruneJournal({ clock, jobs }: Pick<StationContext, 'clock' | 'jobs'>): void {
  jobs.repeat('playout.prune', {
    everyMs: day_ms,
    lane: 'background',
    run: (complete) =>
      complete(async (transaction) => {
        const now_ms = clock.now();
        const hasMessages = await deleteMessagesBefore(transaction, now_ms - keepDays * day_ms, batch);
        const hasCorrections = await dropOldCorrections(transaction, now_ms, correctionBatch);
        return hasMessages || hasCorrections;
      }),
  });
}
