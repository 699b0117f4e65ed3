import { z } from 'zod';
import { type BulkDownload, bulkDownloadOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { BulkDownloadRow } from './bulk-download-tables.ts';
import { keepSeconds } from './bulk-downloads.presenter.ts';
import {
  bulkDownloadById,
  bulkFilesOf,
  deleteBulkDownload,
  endBulkDownload,
} from './bulk-downloads.repository.ts';
import { bulkStorageKey } from './bulk-zip.ts';
import { createPrepareFiles } from './prepare-files.ts';

export interface BulkDownloadJobs {
  prepare(transaction: Transaction, row: BulkDownloadRow): Promise<void>;
  /** Cancels the preparation, and removes the bulk download with its links. */
  remove(row: BulkDownloadRow): Promise<void>;
}

/** Milliseconds between two looks at audio that is rendered. */
const lookAgainMs = 2000;

const payload = z.object({ guid: z.uuid() });

export function createBulkDownloadJobs(
  context: StationContext,
  { accounts, episodes }: { accounts: Accounts; episodes: Pick<Episodes, 'store' | 'media'> },
): BulkDownloadJobs {
  const { db, clock, jobs, storage, announce } = context;
  const prepareFiles = createPrepareFiles(context, episodes);

  const prepare = jobs.define('bulk-downloads.prepare', {
    payload,
    concurrency: 2,
    async run({ guid }, job) {
      const row = await bulkDownloadById(db, guid);
      const station = row && accounts.stationById(row.station_id);
      if (!row || !station || row.status !== 'processing') return;
      const { isWaiting, missing } = await prepareFiles(station, row, job);
      await job.complete(async (transaction) => {
        if (!(await bulkDownloadById(transaction, guid))) return;
        if (isWaiting)
          await prepare.add(
            transaction,
            { guid },
            { key: guid, station: station.id, runAt: clock.now() + lookAgainMs },
          );
        else await endDownload(transaction, station, row, missing);
      });
      if (!(await bulkDownloadById(db, guid))) await removeLinks(row);
    },
    async onFailed({ guid }, error, transaction) {
      context.log.error({ err: error, guid }, 'a bulk download could not be prepared');
      const row = await bulkDownloadById(transaction, guid);
      const station = row && accounts.stationById(row.station_id);
      if (row && station)
        await finishDownload(transaction, station, row, {
          missing: [],
          error: 'The station could not read the audio. Try again.',
        });
    },
  });

  const expire = jobs.define('bulk-downloads.expire', {
    payload,
    async run({ guid }) {
      const row = await bulkDownloadById(db, guid);
      if (row) await remove(row);
    },
  });

  async function endDownload(
    transaction: Transaction,
    station: Station,
    row: BulkDownloadRow,
    missing: BulkDownload['missing'],
  ): Promise<void> {
    const hasFiles = await hasAnyFile(transaction, row);
    await finishDownload(transaction, station, row, {
      missing,
      error: hasFiles ? '' : 'None of these episodes has audio.',
    });
  }

  async function finishDownload(
    transaction: Transaction,
    station: Station,
    row: BulkDownloadRow,
    { missing, error }: { missing: BulkDownload['missing']; error: string },
  ): Promise<void> {
    const guid = row.id;
    const ended_at = clock.seconds();
    const status = error === '' ? 'complete' : 'error';
    await endBulkDownload(transaction, guid, { status, missing: JSON.stringify(missing), error, ended_at });
    await expire.add(transaction, { guid }, { runAt: (ended_at + keepSeconds) * 1000, key: guid });
    const url =
      context.publicUrl +
      bulkDownloadOperations.file.path.replace('{station}', station.slug).replace('{guid}', guid);
    if (error === '') await announce(station, 'bulk_zip_complete', { guid, url }, { within: transaction });
    else await announce(station, 'bulk_zip_failed', { guid, error }, { within: transaction });
  }

  async function remove(row: BulkDownloadRow): Promise<void> {
    await db.transaction(async (transaction) => {
      await prepare.cancel(transaction, row.id);
      await deleteBulkDownload(transaction, row.id);
    });
    await removeLinks(row);
  }

  async function removeLinks(row: BulkDownloadRow): Promise<void> {
    for (const position of JSON.parse(row.episode_ids).keys())
      await storage.remove(bulkStorageKey(row, position));
  }

  return {
    async prepare(transaction, row) {
      await prepare.add(transaction, { guid: row.id }, { key: row.id, station: row.station_id });
    },
    remove,
  };
}

async function hasAnyFile(db: Tables, { id }: BulkDownloadRow): Promise<boolean> {
  return (await bulkFilesOf(db, [id])).has(id);
}
