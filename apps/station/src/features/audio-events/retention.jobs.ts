import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Accounts } from '../accounts/index.ts';
import { lockLog } from './held-log.ts';
import { originalKeyOf } from './original-files.service.ts';
import {
  type ArchiveFile,
  deleteEventsWithoutAudio,
  forgetFile,
  isHeld,
  unneededFiles,
} from './retention.repository.ts';

const hourMs = 3_600_000;
/** Files per run, so that other work does not wait long. */
const batch = 200;

/** Runs in the transaction that removes an old file of a log. */
export type OnFileRemoved = (transaction: Transaction, file: ArchiveFile) => Promise<void>;

/** Deletes unneeded old files every hour. */
export function defineRetention(
  context: StationContext,
  accounts: Accounts,
  onFileRemoved: OnFileRemoved,
): void {
  const { db, clock, archive, announce, log, jobs, storage } = context;

  async function retain(): Promise<number> {
    const files = await unneededFiles(db, clock.now(), batch);
    for (const file of files) {
      const original = await originalKeyOf(db, file.id);
      const isForgotten = await db.transaction(async (transaction) => {
        await lockLog(transaction, file.station_id);
        // A hold may have been made since the file was found.
        if (await isHeld(transaction, file, clock.now())) return false;
        await onFileRemoved(transaction, file);
        const events = await forgetFile(transaction, file);
        const station = accounts.stationById(file.station_id);
        if (station && events.length > 0)
          await announce(
            station,
            'events_changed',
            { event_id: null, change: 'deleted' },
            { within: transaction },
          );
        return true;
      });
      if (!isForgotten) continue;
      // Rows go first: bytes without rows are only garbage, but rows without bytes are wrong.
      await archive.removeFile(file.name);
      if (original !== undefined) await storage.remove(original);
    }
    await deleteEventsWithoutAudio(db, clock.now());
    if (files.length > 0) log.info({ files: files.length }, 'old audio was deleted');
    return files.length;
  }

  jobs.repeat('audio-events.retain', {
    everyMs: hourMs,
    async run(complete) {
      const deleted = await retain();
      await complete(async () => deleted === batch);
    },
  });
}
