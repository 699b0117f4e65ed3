import { z } from 'zod';
import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { keptVersion } from '../audio-versions/audio-versions.repository.ts';
import { renditionFormats, renditionStorageKey } from './rendition-key.ts';
import { renditionsWithKey } from './renditions.repository.ts';

export interface RenditionRemoval {
  /**
   * Removes the files of a key at a moment in milliseconds since 1970, by default after a grace period, unless an episode
   * uses them or a replaced version keeps them by then.
   */
  dispose(transaction: Transaction, stationId: number, key: string, at?: number): Promise<void>;
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
        const kept = await keptVersion(transaction, station_id, key, clock.seconds());
        if (kept?.kept_until) return dispose(transaction, station_id, key, kept.kept_until * 1000);
        for (const format of renditionFormats)
          await storage.remove(renditionStorageKey(station_id, key, format));
      });
    },
  });

  async function dispose(transaction: Transaction, stationId: number, key: string, at = 0): Promise<void> {
    const jobKey = `${stationId}/${key}`;
    // A job for a later moment would make this one do nothing.
    await removal.cancel(transaction, jobKey);
    const payload = { station_id: stationId, key };
    await removal.add(transaction, payload, { runAt: Math.max(at, clock.now() + grace), key: jobKey });
  }

  return { dispose };
}
