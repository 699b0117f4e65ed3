import { z } from 'zod';
import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { isStationError } from '../../../platform/errors/station-error.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { EvidenceExportRow } from '../evidence-tables.ts';
import { keepSeconds } from './evidence-exports.presenter.ts';
import {
  deleteEvidenceExport,
  evidenceExportById,
  updateEvidenceExport,
} from './evidence-exports.repository.ts';
import type { StoreEvidence } from './store-evidence.ts';

export interface EvidenceExportJobs {
  prepare(transaction: Transaction, row: EvidenceExportRow): Promise<void>;
  /** Cancels the preparation, and removes the export with its zip. */
  remove(row: EvidenceExportRow): Promise<void>;
}

/** The folder of the zips. */
export const evidenceFiles = 'evidence';

export function evidenceKey({ station_id, id }: Pick<EvidenceExportRow, 'station_id' | 'id'>): string {
  return `${evidenceFiles}/${station_id}/${id}.zip`;
}

/** The id of the export that a key in the storage belongs to. */
export function exportOfKey(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).replace(/\.zip.*$/, '');
}

const payload = z.object({ guid: z.uuid() });

export function createEvidenceExportJobs(
  context: StationContext,
  accounts: Pick<Accounts, 'stationById'>,
  store: StoreEvidence,
): EvidenceExportJobs {
  const { db, clock, jobs, storage, log } = context;

  const prepare = jobs.define('evidence.prepare', {
    payload,
    concurrency: 1,
    async run({ guid }, job) {
      const row = await evidenceExportById(db, guid);
      const station = row && accounts.stationById(row.station_id);
      if (!row || !station || row.status !== 'processing') return;
      const onProgress = (progress: number) => updateEvidenceExport(db, guid, { progress });
      const stored = await store({ station, row, key: evidenceKey(row), onProgress, signal: job.signal });
      await job.complete((transaction) => end(transaction, row, { status: 'complete', ...stored }));
      // The export may have been removed while the zip was stored.
      if (!(await evidenceExportById(db, guid))) await storage.remove(evidenceKey(row));
    },
    async onFailed({ guid }, error, transaction) {
      log.error({ err: error, guid }, 'an evidence export could not be prepared');
      const row = await evidenceExportById(transaction, guid);
      if (!row) return;
      const text = isStationError(error, 'storage.full')
        ? 'There is no space for the zip. Free some, then start a new export.'
        : 'The station could not read the audio. Start a new export.';
      await end(transaction, row, { status: 'error', error: text });
    },
  });

  const expire = jobs.define('evidence.expire', {
    payload,
    async run({ guid }) {
      const row = await evidenceExportById(db, guid);
      if (row) await remove(row);
    },
  });

  async function end(
    transaction: Transaction,
    { id }: EvidenceExportRow,
    change: Partial<Pick<EvidenceExportRow, 'status' | 'bytes' | 'sha256' | 'error'>>,
  ): Promise<void> {
    if (!(await evidenceExportById(transaction, id))) return;
    const ended_at = clock.seconds();
    await updateEvidenceExport(transaction, id, { ...change, ended_at });
    await expire.add(transaction, { guid: id }, { runAt: (ended_at + keepSeconds) * 1000, key: id });
  }

  async function remove(row: EvidenceExportRow): Promise<void> {
    await db.transaction(async (transaction) => {
      await prepare.cancel(transaction, row.id);
      await prepare.abort(transaction, row.id);
      await deleteEvidenceExport(transaction, row.id);
    });
    await storage.remove(evidenceKey(row));
  }

  return {
    async prepare(transaction, row) {
      await prepare.add(transaction, { guid: row.id }, { key: row.id, station: row.station_id });
    },
    remove,
  };
}
