import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { unchangedProvisional } from './connections.repository.ts';

const hourMs = 3_600_000;
/** Lifetime of a provisional feed, longer than a working day; each change restarts it. */
const retentionMs = 24 * hourMs;
/** Feeds in one transaction, so that other requests do not wait long. */
const batch = 200;

/**
 * Removes each hour the feeds of shows that were never saved. They were never public or listed, so no live event
 * is published; a wizard that is still open creates another. Returns the function that starts it.
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
        // Read within the transaction, so that a feed confirmed or changed at this moment stays.
        const expired = await unchangedProvisional(transaction, Math.floor((clock.now() - retentionMs) / 1000), batch);
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
