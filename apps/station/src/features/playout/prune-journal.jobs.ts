import type { StationContext } from '../../context.ts';
import { deleteMessagesBefore } from './playout.repository.ts';

const day_ms = 24 * 3_600_000;
/** Days for which the journal keeps messages; the elements stay with the log. */
const keepDays = 30;
/** Messages in one transaction, so that other requests do not wait long. */
const batch = 2000;

/** Deletes old messages of the journal, once a day. */
export function definePruneJournal({ clock, jobs }: Pick<StationContext, 'clock' | 'jobs'>): void {
  jobs.repeat('playout.prune', {
    everyMs: day_ms,
    lane: 'background',
    run: (complete) =>
      complete((transaction) => deleteMessagesBefore(transaction, clock.now() - keepDays * day_ms, batch)),
  });
}
