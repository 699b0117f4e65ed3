import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { ApplyDeps } from './apply-deps.ts';
import { createImportEvents, type ImportEvents } from './import-events.ts';
import { ImportRefusal } from './import-refusal.ts';
import { createImportSteps } from './import-steps.ts';
import { zipKey } from './open-archive.ts';
import type { StationImportRow } from './station-import-tables.ts';
import { deleteStationImport, stationImportById, updateStationImport } from './station-imports.repository.ts';

export interface StationImportJobs {
  /** Moves an import to another state, and works on it. */
  enter(
    transaction: Transaction,
    row: StationImportRow,
    status: 'checking' | 'importing' | 'undoing',
    error?: string,
  ): Promise<void>;
  /** Removes an import that has changed nothing, or has ended, with its zip. */
  forget(row: StationImportRow): Promise<void>;
  readonly events: ImportEvents;
}

const payload = z.object({ guid: z.uuid() });
const failed =
  'The station could not finish the import. What it had done is undone. Try again, or look into the log of the server.';

/** Checks, applies and undoes imports: one job for each, so that no two work on it at a time. */
export function createStationImportJobs(context: StationContext, deps: ApplyDeps): StationImportJobs {
  const { db, clock, jobs, storage, log } = context;
  const events = createImportEvents(context, deps.accounts);
  const steps = createImportSteps(context, deps, events);

  const work = jobs.define('station-imports.work', {
    payload,
    concurrency: 1,
    lane: 'background',
    async run({ guid }, job) {
      const row = await stationImportById(db, guid);
      const station = row && deps.accounts.stationById(row.station_id);
      if (!row || !station) return;
      const run = steps[row.status];
      try {
        await run?.({ station, row, job, onProgress: progressOf(row) });
      } catch (error) {
        if (!(error instanceof ImportRefusal)) throw error;
        await job.complete((transaction) => refuse(transaction, row, error.message));
        if (row.status === 'checking') await storage.remove(zipKey(row));
      }
    },
    async onFailed({ guid }, error, transaction) {
      log.error({ err: error, guid }, 'an import of a station failed');
      const row = await stationImportById(transaction, guid);
      if (row) await refuse(transaction, row, failed);
    },
  });

  /** Ends a check, or begins to undo what an import has done. */
  async function refuse(transaction: Transaction, row: StationImportRow, error: string): Promise<void> {
    if (row.status === 'importing') return enter(transaction, row, 'undoing', error);
    await updateStationImport(transaction, row.id, {
      status: 'error',
      error,
      progress: 0,
      ended_at: clock.seconds(),
    });
    await events.changed(transaction, row, { status: 'error', progress: 0 });
  }

  /** Stores and publishes each percentage once. */
  function progressOf(row: StationImportRow) {
    let last = row.progress;
    return (progress: number): void => {
      if (progress === last) return;
      last = progress;
      void updateStationImport(db, row.id, { progress }).catch((error: unknown) =>
        log.warn({ err: error }, 'a progress was not stored'),
      );
      events.progress(row, { status: row.status, progress });
    };
  }

  async function enter(
    transaction: Transaction,
    row: StationImportRow,
    status: 'checking' | 'importing' | 'undoing',
    error = '',
  ): Promise<void> {
    await updateStationImport(transaction, row.id, { status, error, progress: 0 });
    await work.abort(transaction, row.id);
    await work.cancel(transaction, row.id);
    await work.add(transaction, { guid: row.id }, { key: row.id, station: row.station_id });
    await events.changed(transaction, row, { status, progress: 0 });
  }

  return {
    events,
    enter,
    async forget(row) {
      await db.transaction(async (transaction) => {
        await work.cancel(transaction, row.id);
        await work.abort(transaction, row.id);
        await deleteStationImport(transaction, row.id);
        await events.changed(transaction, row, { status: 'removed', progress: 0 });
      });
      await storage.remove(zipKey(row));
    },
  };
}
