import { z } from 'zod';
import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { renditionsWithKey } from './renditions.repository.ts';
import { renditionFormats, renditionStorageKey } from './rendition-key.ts';

export interface RenditionRemoval {
  /** Removes the files of a key after a grace period, unless an episode uses them by then. */
  dispose(transaction: Transaction, stationId: number, key: string): Promise<void>;
}

/** Milliseconds that a replaced file stays for clients that are about to open it. */
const grace = 60_000;

export function createRenditionRemoval({ clock, jobs, storage }: StationContext): RenditionRemoval {
  const removal = jobs.define('episodes.remove-renditions', {
    payload: z.object({ station_id: z.int(), key: z.string() }),
    async run({ station_id, key }, { complete }) {
      // Check in the transaction, so that no episode reuses the files between the check and the removal.
      await complete(async (transaction) => {
        if ((await renditionsWithKey(transaction, station_id, key)).length > 0) return;
        for (const format of renditionFormats) await storage.remove(renditionStorageKey(station_id, key, format));
      });
    },
  });

  return {
    async dispose(transaction, stationId, key) {
      const payload = { station_id: stationId, key };
      await removal.add(transaction, payload, { runAt: clock.now() + grace, key: `${stationId}/${key}` });
    },
  };
}
