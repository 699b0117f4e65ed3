import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import { createArchivePieces } from '../audio-events/index.ts';
import type { RowTarget } from '../station-exports/index.ts';
import type { ApplyDeps } from './apply-deps.ts';
import { bulkTables, importBulk } from './import-bulk.ts';
import { createFileImport, fileNames } from './import-files.ts';
import { newIds, reserveIds } from './import-ids.ts';
import { readdressing } from './import-row.ts';
import { type ImportState, readState, writeState } from './import-state.ts';
import { openArchive } from './open-archive.ts';
import { type PlannedImport, planImport } from './plan-import.ts';
import { publishImport, readFinalRows } from './publish-import.ts';
import type { StationImportRow } from './station-import-tables.ts';
import {
  stationImportById,
  removeStreams,
  streamNameOf,
  updateStationImport,
} from './station-imports.repository.ts';

interface ApplyOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: number) => void;
  /** Runs the last transaction. */
  readonly complete: (work: (transaction: Transaction) => Promise<void>) => Promise<void>;
  /** In the last transaction, once everything is there. */
  readonly onComplete: (transaction: Transaction) => Promise<void>;
}

/** Percentages at which the steps of an import begin. */
const starts = { files: 5, rows: 70, final: 95 } as const;

/**
 * Imports the export of a row: files and bulk first, which have no effect, then everything else in one transaction. A call
 * after an interrupted one continues where that ended.
 * @throws ImportRefusal
 */
export async function applyImport(
  context: StationContext,
  deps: ApplyDeps,
  { station, row }: { readonly station: Station; readonly row: StationImportRow },
  { signal, onProgress, complete, onComplete }: ApplyOptions,
): Promise<void> {
  const { db } = context;
  const archive = await openArchive(context, row);
  const planned = await planImport(context, deps.accounts, station, archive);
  let state = readState(row.state) ?? (await beginImport(context, deps.accounts, { station, row, planned }));
  const users = new Map(state.users);
  const newId = newIds({ ranges: state.ranges, users, events: new Set(planned.eventIds) });
  const target: RowTarget = {
    stationId: station.id,
    newId,
    readdress: readdressing(planned.plan.station, {
      address: `${context.publicUrl}/${station.slug}`,
      slug: station.slug,
    }),
    seal: deps.seal,
    now: context.clock.seconds(),
  };
  const bulk = { importId: row.id, archive, target, signal };
  const streams = bulkTables.findIndex(({ name }) => name === 'streams') + 1;
  state = await importBulk(context, { ...bulk, state, end: streams });
  state = await importFiles(state);
  onProgress(starts.rows);
  state = await importBulk(context, { ...bulk, state, end: bulkTables.length });
  onProgress(starts.final);
  const rows = await readFinalRows(archive, target);
  await complete(async (transaction) => {
    if ((await stationImportById(transaction, row.id))?.status !== 'importing') return;
    await publishImport(transaction, deps, { station, rows, settings: planned.settings, target });
    await onComplete(transaction);
  });

  async function importFiles(from: ImportState): Promise<ImportState> {
    const { files } = archive.manifest;
    const streamName = (id: number) => streamNameOf(db, id);
    const names = await fileNames(archive);
    const stored = createFileImport(context, createArchivePieces(context), {
      stationId: station.id,
      archive,
      names,
      newId,
      streamName,
      signal,
    });
    let at = from;
    for (const [index, { path }] of files.entries()) {
      if (index < from.files) continue;
      signal.throwIfAborted();
      const next = { ...at, files: index + 1 };
      const keep = (transaction: Transaction) =>
        updateStationImport(transaction, row.id, { state: writeState(next) });
      const isKept = await stored.store(path, keep);
      at = next;
      if (!isKept && index % 50 === 49) await db.transaction(keep);
      onProgress(starts.files + Math.floor(((starts.rows - starts.files) * index) / files.length));
    }
    await db.transaction((transaction) =>
      updateStationImport(transaction, row.id, { state: writeState(at) }),
    );
    return at;
  }
}

/** Reserves ids, and creates users without rights at any station, so that the rows of the export can refer to both. */
async function beginImport(
  { db, clock }: Pick<StationContext, 'db' | 'clock'>,
  accounts: Accounts,
  {
    station,
    row,
    planned,
  }: { readonly station: Station; readonly row: StationImportRow; readonly planned: PlannedImport },
): Promise<ImportState> {
  return db.transaction(async (transaction) => {
    await removeStreams(transaction, station.id);
    const ranges = await reserveIds(transaction, planned.spans, planned.eventIds);
    const users: [number, number][] = [];
    const created: number[] = [];
    for (const user of planned.users) {
      const known = await accounts.knownUser(transaction, station.companyId, user.email);
      if (known === undefined) continue;
      const id = known ?? (await accounts.addMovedUser(transaction, station.companyId, user, clock.now()));
      if (known === null) created.push(id);
      users.push([user.id, id]);
    }
    const state: ImportState = { ranges, users, created, files: 0, table: 0, rows: 0 };
    await updateStationImport(transaction, row.id, { state: writeState(state) });
    return state;
  });
}
