import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { provisionalUntouched } from './connections.repository.ts';

const hourMs = 3_600_000;
/** How long a provisional feed waits for its show: longer than a working day, and each change begins it again. */
const keptMs = 24 * hourMs;
/** Feeds of one try, so that nobody waits long. */
const batch = 200;

/**
 * Removes each hour the feeds of shows that were never saved. They were public nowhere and in no list, so that nobody has
 * to learn of it; a wizard that is still open makes another. Answers what starts it.
 */
export function defineExpiry(
  { db, clock, jobs, log }: StationContext,
  deleteOne: (transaction: Transaction, stationId: number, id: number) => Promise<void>,
): () => Promise<void> {
  const job = jobs.define('connections.expire', {
    payload: z.object({}),
    async run(_payload, { complete }) {
      let count = 0;
      await complete(async (transaction) => {
        // Read within the transaction: a feed that is confirmed or touched at this moment stays.
        const expired = await provisionalUntouched(transaction, Math.floor((clock.now() - keptMs) / 1000), batch);
        for (const { id, station_id } of expired) await deleteOne(transaction, station_id, id);
        await again(transaction, expired.length === batch ? 0 : hourMs);
        count = expired.length;
      });
      if (count > 0) log.info({ feeds: count }, 'feeds of shows that were never saved were removed');
    },
    onFailed: (_payload, _error, transaction) => again(transaction, hourMs),
  });

  async function again(to: Tables, afterMs: number): Promise<void> {
    await job.add(to, {}, { key: 'hourly', runAt: clock.now() + afterMs });
  }

  return () => again(db, 0);
}
