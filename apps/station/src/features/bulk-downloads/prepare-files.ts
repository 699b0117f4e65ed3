import type { BulkDownload } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Station } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { BulkDownloadRow, BulkFileRow } from './bulk-download-tables.ts';
import { progressOf } from './bulk-downloads.presenter.ts';
import { bulkDownloadById, bulkFilesOf, insertBulkFile } from './bulk-downloads.repository.ts';
import { readBulkFile } from './bulk-file.ts';
import { zipFileName } from './zip-file-name.ts';

/** Milliseconds that a bulk download waits for audio that is rendered. */
const longestWaitMs = 3_600_000;

/** The episodes without a file, and whether some of them are still rendered. */
export interface Preparation {
  readonly missing: BulkDownload['missing'];
  readonly isWaiting: boolean;
}

/** Adds the files that an earlier run has not prepared. Stops if the user removes the bulk download. */
export type PrepareFiles = (
  station: Station,
  row: BulkDownloadRow,
  job: Pick<JobContext, 'signal'>,
) => Promise<Preparation>;

export function createPrepareFiles(
  context: StationContext,
  episodes: Pick<Episodes, 'store' | 'media'>,
): PrepareFiles {
  const { db, clock, announce } = context;

  /** False if the user removed the bulk download meanwhile. */
  function storeFile(file: BulkFileRow): Promise<boolean> {
    return db.transaction(async (transaction) => {
      if (!(await bulkDownloadById(transaction, file.bulk_download_id))) return false;
      await insertBulkFile(transaction, file);
      return true;
    });
  }

  function publishProgress(station: Station, row: BulkDownloadRow, prepared: number): void {
    const message = { guid: row.id, progress: progressOf(row, prepared) };
    void announce(station, 'bulk_zip_progress', message, { coalesce: `bulk_zip_progress:${row.id}` });
  }

  return async (station, row, { signal }) => {
    const ids: number[] = JSON.parse(row.episode_ids);
    const files = [...((await bulkFilesOf(db, [row.id])).get(row.id) ?? [])];
    const prepared = new Set(files.map((file) => file.position));
    const taken = new Set(files.map((file) => file.name.toLowerCase()));
    const canWait = clock.now() < row.created_at * 1000 + longestWaitMs;
    const missing: BulkDownload['missing'] = [];
    let isWaiting = false;
    for (const [position, id] of ids.entries()) {
      if (prepared.has(position)) continue;
      signal.throwIfAborted();
      const episode = await episodes.store.read(db, id);
      const result = await readBulkFile(context, episodes, { row, episode, position, canWait, signal });
      if (result === 'waiting') isWaiting = true;
      else if ('reason' in result)
        missing.push({ playlist_id: id, name: episode?.name ?? '', reason: result.reason });
      else {
        const { file, crc32 } = result;
        const name = zipFileName(episode?.name ?? '', row.format, taken);
        const facts = { name, bytes: file.bytes, crc32, modified_at: file.updated_at };
        if (!(await storeFile({ bulk_download_id: row.id, position, episode_id: id, ...facts }))) break;
        prepared.add(position);
        publishProgress(station, row, prepared.size);
      }
    }
    return { missing, isWaiting };
  };
}
