import { z } from 'zod';
import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Id3FileRow } from '../episode-tables.ts';
import { id3StorageKey } from './id3-storage-key.ts';
import { id3FileOf } from './id3.repository.ts';

export interface Id3Removal {
  /** Removes a file after some time, unless its episode serves it by then. */
  dispose(
    transaction: Transaction,
    file: Pick<Id3FileRow, 'episode_id' | 'station_id' | 'file_key'>,
    after: number,
  ): Promise<void>;
}

export function createId3Removal({ clock, jobs, storage }: StationContext): Id3Removal {
  const removal = jobs.define('episodes.remove-id3', {
    payload: z.object({ station_id: z.int(), episode_id: z.int(), file_key: z.string() }),
    async run({ station_id, episode_id, file_key }, { complete }) {
      // Check in the transaction, so that the file is not served again between the check and the removal.
      await complete(async (transaction) => {
        if ((await id3FileOf(transaction, episode_id))?.file_key === file_key) return;
        await storage.remove(id3StorageKey(station_id, file_key));
      });
    },
  });

  return {
    async dispose(transaction, { station_id, episode_id, file_key }, after) {
      // A job for another moment would make this one do nothing.
      await removal.cancel(transaction, file_key);
      await removal.add(
        transaction,
        { station_id, episode_id, file_key },
        { runAt: clock.now() + after, key: file_key },
      );
    },
  };
}
