import { z } from 'zod';
import type { StationContext } from '../../../context.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import {
  archiveFilesOf,
  deleteArchiveFile,
  deleteJobsOf,
  deleteStationRow,
  handOverAudio,
  idsOfFiles,
  isBeingDeleted,
} from './station-deletion.repository.ts';
import { deleteStationRows, stationTables } from './station-rows.ts';

export const deletionPayload = z.object({ station_id: z.int() });
export type StationDeletion = Job<z.output<typeof deletionPayload>>;

export const deletionJob = 'stations.delete';

/** Folders of the file store that have one folder for each station. */
const folders = [
  'analytics',
  'bulk-downloads',
  'campaigns',
  'episodes',
  'evidence',
  'id3',
  'images',
  'originals',
  'share-clips',
  'station-exports',
  'station-imports',
  'timelines',
  'videos',
] as const;

/** Files of the archive in one step, so that other work does not wait long. */
const batch = 100;

type DeletionContext = Pick<StationContext, 'db' | 'jobs' | 'storage' | 'archive' | 'log'>;

/**
 * Removes the files and rows of a station that is being deleted. Each step may run again: after a crash the job runs again and
 * has nothing left to do in the steps before. The row of the station goes last.
 */
export function defineStationDeletion({ db, jobs, storage, archive, log }: DeletionContext): StationDeletion {
  async function removeFiles(id: number): Promise<void> {
    for (const folder of folders) {
      for await (const { key } of storage.list(`${folder}/${id}`)) await storage.remove(key);
    }
    const { uploads, items } = await idsOfFiles(db, id);
    for (const upload of uploads) await storage.remove(`uploads/${upload}`);
    for (const item of items) await storage.remove(`imports/${item}`);
  }

  async function removeAudio(id: number, signal: AbortSignal): Promise<void> {
    await handOverAudio(db, id);
    for (
      let files = await archiveFilesOf(db, id, batch);
      files.length > 0;
      files = await archiveFilesOf(db, id, batch)
    ) {
      for (const file of files) {
        signal.throwIfAborted();
        // The bytes go first: their row is needed to find them after a crash.
        await archive.removeFile(file.name);
        await db.transaction((transaction) => deleteArchiveFile(transaction, file.id));
      }
    }
  }

  return jobs.define(deletionJob, {
    payload: deletionPayload,
    lane: 'background',
    concurrency: 1,
    // A store that does not respond does so again some time.
    retries: Infinity,
    async run({ station_id: id }, { signal, complete }) {
      if (!(await isBeingDeleted(db, id))) return;
      await deleteJobsOf(db, id);
      await removeFiles(id);
      await removeAudio(id, signal);
      for (const table of stationTables) {
        signal.throwIfAborted();
        await db.transaction((transaction) => deleteStationRows(transaction, table, id));
      }
      // Work that ran when the deletion began may have stored more.
      await removeFiles(id);
      await complete(async (transaction) => {
        for (const table of stationTables) await deleteStationRows(transaction, table, id);
        await deleteStationRow(transaction, id);
      });
      log.info({ station_id: id }, 'a station was deleted');
    },
  });
}
