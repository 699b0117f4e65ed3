import { z } from 'zod';
import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { videoStorageKey } from './video-file.ts';
import type { VideoRow } from './video-tables.ts';

export interface VideoRemoval {
  /** Removes the file of a replaced video after a grace period. */
  dispose(transaction: Transaction, video: Pick<VideoRow, 'station_id' | 'file_key'>): Promise<void>;
}

/** Milliseconds that a replaced file stays for clients that are about to open it. */
const grace = 60_000;

export function createVideoRemoval({ clock, jobs, storage }: StationContext): VideoRemoval {
  const removal = jobs.define('episodes.remove-video', {
    payload: z.object({ station_id: z.int(), file_key: z.string() }),
    run: ({ station_id, file_key }) => storage.remove(videoStorageKey(station_id, file_key)),
  });

  return {
    async dispose(transaction, { station_id, file_key }) {
      await removal.add(transaction, { station_id, file_key }, { runAt: clock.now() + grace, key: file_key });
    },
  };
}
