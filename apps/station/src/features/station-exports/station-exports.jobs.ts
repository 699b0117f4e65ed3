import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Accounts } from '../accounts/index.ts';
import { createExportEvents } from './export-events.ts';
import { exportFolder, exportZip } from './export-zip.ts';
import type { StationExportRow } from './station-export-tables.ts';
import { keepSeconds } from './station-exports.presenter.ts';
import {
  deleteStationExport,
  exportFilesOf,
  stationExportById,
  updateStationExport,
} from './station-exports.repository.ts';
import { type CollectFiles, type Missing, storeFiles } from './store-files.ts';

export interface StationExportJobs {
  prepare(transaction: Transaction, row: StationExportRow): Promise<void>;
  /** Cancels the preparation, and removes the export with its files. */
  remove(row: StationExportRow): Promise<void>;
}

/** How an export ended. */
type Ending =
  | { readonly status: 'complete'; readonly bytes: number; readonly missing: string }
  | { readonly status: 'error'; readonly error: string };

const payload = z.object({ guid: z.uuid() });

/** @param collect the files of an export, in the order of the zip */
export function createStationExportJobs(
  context: StationContext,
  accounts: Pick<Accounts, 'stationById'>,
  collect: CollectFiles,
): StationExportJobs {
  const { db, clock, jobs, storage, log } = context;
  const events = createExportEvents(context, accounts);
  const prepare = jobs.define('station-exports.prepare', {
    payload,
    concurrency: 1,
    lane: 'background',
    async run({ guid }, job) {
      const row = await stationExportById(db, guid);
      const station = row && accounts.stationById(row.station_id);
      if (!row || !station || row.status !== 'processing') return;
      try {
        const onProgress = (progress: number) => events.progress(station, guid, progress);
        const missing = await storeFiles(context, { station, row, collect, onProgress, signal: job.signal });
        if (missing) await complete(row, missing, job);
      } finally {
        // The export may have been removed while a file was stored.
        if (!(await stationExportById(db, guid))) await removeFiles(row);
      }
    },
    async onFailed({ guid }, error, transaction) {
      log.error({ err: error, guid }, 'an export could not be prepared');
      const row = await stationExportById(transaction, guid);
      if (!row) return;
      const text = 'The station could not read all its files. Start a new export.';
      await endExport(transaction, row, { status: 'error', error: text });
    },
  });

  const expire = jobs.define('station-exports.expire', {
    payload,
    async run({ guid }) {
      const row = await stationExportById(db, guid);
      if (row) await remove(row);
    },
  });

  async function complete(
    row: StationExportRow,
    missing: Missing,
    job: Pick<JobContext, 'complete'>,
  ): Promise<void> {
    const { bytes } = exportZip(storage, row, await exportFilesOf(db, row.id));
    await job.complete(async (transaction) => {
      if (!(await stationExportById(transaction, row.id))) return;
      await endExport(transaction, row, { status: 'complete', bytes, missing: JSON.stringify(missing) });
    });
  }

  async function endExport(transaction: Transaction, row: StationExportRow, change: Ending): Promise<void> {
    const guid = row.id;
    const ended_at = clock.seconds();
    await updateStationExport(transaction, guid, { ...change, ended_at });
    await expire.add(transaction, { guid }, { runAt: (ended_at + keepSeconds) * 1000, key: guid });
    await events.changed(transaction, row, {
      status: change.status,
      progress: change.status === 'complete' ? 100 : row.progress,
    });
  }

  async function remove(row: StationExportRow): Promise<void> {
    await db.transaction(async (transaction) => {
      await prepare.cancel(transaction, row.id);
      await prepare.abort(transaction, row.id);
      await deleteStationExport(transaction, row.id);
      await events.changed(transaction, row, { status: 'removed', progress: row.progress });
    });
    await removeFiles(row);
  }

  async function removeFiles(row: StationExportRow): Promise<void> {
    const keys: string[] = [];
    for await (const { key } of storage.list(exportFolder(row))) keys.push(key);
    for (const key of keys) await storage.remove(key);
  }

  return {
    async prepare(transaction, row) {
      await prepare.add(transaction, { guid: row.id }, { key: row.id, station: row.station_id });
      await events.changed(transaction, row, { status: 'processing', progress: 0 });
    },
    remove,
  };
}
