import type { StationContext } from '../../context.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Station } from '../accounts/index.ts';
import type { ApplyDeps } from './apply-deps.ts';
import { applyImport } from './apply-import.ts';
import { checkFiles } from './check-archive.ts';
import type { ImportEvents } from './import-events.ts';
import { openArchive, zipKey } from './open-archive.ts';
import { planImport } from './plan-import.ts';
import type { StationImportRow } from './station-import-tables.ts';
import { deleteStationImport, stationImportById, updateStationImport } from './station-imports.repository.ts';
import { undoImport } from './undo-import.ts';

interface Step {
  readonly station: Station;
  readonly row: StationImportRow;
  readonly job: JobContext;
  readonly onProgress: (progress: number) => void;
}

/** The work of an import in each of its states. A call after an interrupted one continues where that ended. */
export type ImportSteps = Readonly<
  Partial<Record<StationImportRow['status'], (step: Step) => Promise<void>>>
>;

export function createImportSteps(
  context: StationContext,
  deps: ApplyDeps,
  events: Pick<ImportEvents, 'changed'>,
): ImportSteps {
  const { clock, storage } = context;

  return {
    async checking({ station, row, job, onProgress }) {
      const archive = await openArchive(context, row);
      await checkFiles(archive, {
        signal: job.signal,
        onProgress: (share) => onProgress(Math.floor(95 * share)),
      });
      const { plan } = await planImport(context, deps.accounts, station, archive);
      await job.complete(async (transaction) => {
        if ((await stationImportById(transaction, row.id))?.status !== 'checking') return;
        await updateStationImport(transaction, row.id, {
          status: 'planned',
          plan: JSON.stringify(plan),
          progress: 0,
        });
        await events.changed(transaction, row, { status: 'planned', progress: 0 });
      });
    },
    async importing({ station, row, job, onProgress }) {
      await applyImport(
        context,
        deps,
        { station, row },
        {
          signal: job.signal,
          onProgress,
          complete: job.complete,
          async onComplete(transaction) {
            await updateStationImport(transaction, row.id, {
              status: 'complete',
              progress: 100,
              ended_at: clock.seconds(),
            });
            await events.changed(transaction, row, { status: 'complete', progress: 100 });
          },
        },
      );
      await storage.remove(zipKey(row));
    },
    async undoing({ row, job }) {
      await undoImport(context, row);
      await storage.remove(zipKey(row));
      await job.complete(async (transaction) => {
        if (row.error !== '') {
          await updateStationImport(transaction, row.id, {
            status: 'error',
            state: '',
            progress: 0,
            ended_at: clock.seconds(),
          });
          return events.changed(transaction, row, { status: 'error', progress: 0 });
        }
        await deleteStationImport(transaction, row.id);
        return events.changed(transaction, row, { status: 'removed', progress: 0 });
      });
    },
  };
}
