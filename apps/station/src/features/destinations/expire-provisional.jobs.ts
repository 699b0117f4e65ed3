import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { unchangedProvisional } from './destinations.repository.ts';

const hourMs = 3_600_000;
/** Lifetime of a provisional feed, longer than a working day; each change restarts it. */
const retentionMs = 24 * hourMs;
/** Feeds in one transaction, so that other requests do not wait long. */
const batch = 200;

/**
 * Removes each hour the feeds of shows that were never saved. They were never public or listed, so no live event
 * is published; a wizard that is still open creates another.
 */
export function defineExpiry(
  { clock, jobs, log }: StationContext,
  deleteOne: (transaction: Transaction, stationId: number, id: number) => Promise<void>,
): void {
  jobs.repeat('connections.expire', {
    everyMs: hourMs,
    async run(complete) {
      let count = 0;
      await complete(async (transaction) => {
        // Read within the transaction, so that a feed confirmed or changed at this moment stays.
        const expired = await unchangedProvisional(
          transaction,
          Math.floor((clock.now() - retentionMs) / 1000),
          batch,
        );
        for (const { id, station_id } of expired) await deleteOne(transaction, station_id, id);
        count = expired.length;
        return count === batch;
      });
      if (count > 0) log.info({ feeds: count }, 'feeds of shows that were never saved were removed');
    },
  });
}
