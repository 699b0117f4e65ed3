import type { StationContext } from '../../context.ts';
import type { StoredRow } from '../../platform/db/table-pages.ts';
import { movedTables, type RowTarget } from '../station-exports/index.ts';
import { importRow } from './import-row.ts';
import { type ImportState, writeState } from './import-state.ts';
import { insertRows } from './insert-rows.ts';
import type { ImportArchive } from './open-archive.ts';
import { updateStationImport } from './station-imports.repository.ts';

/** Tables with many rows that have no effect by themselves; streams come before the files that they name. */
export const bulkTables = movedTables.filter(({ isBulk }) => isBulk === true);

/** Rows of one transaction. */
const batch = 500;

interface BulkImport {
  readonly importId: string;
  readonly archive: ImportArchive;
  readonly target: RowTarget;
  readonly signal: AbortSignal;
  readonly state: ImportState;
  /** Index of the table after the last one. */
  readonly end: number;
}

/** Imports tables in short transactions, each with its place, so that an interrupted import continues there. Resolves to the place at the end. */
export async function importBulk(
  { db }: Pick<StationContext, 'db'>,
  { importId, archive, target, signal, end, ...given }: BulkImport,
): Promise<ImportState> {
  let state = given.state;

  async function store(rows: readonly StoredRow[], next: ImportState): Promise<void> {
    signal.throwIfAborted();
    const table = bulkTables[state.table];
    const moved = table ? rows.map((row) => importRow(table, row, target)).filter((row) => row !== null) : [];
    await db.transaction(async (transaction) => {
      if (table) await insertRows(transaction, table.name, target.stationId, moved);
      await updateStationImport(transaction, importId, { state: writeState(next) });
    });
    state = next;
  }

  while (state.table < end) {
    const table = bulkTables[state.table];
    if (!table) break;
    let number = 0;
    let rows: StoredRow[] = [];
    for await (const row of archive.rows(table)) {
      number += 1;
      if (number <= state.rows) continue;
      rows.push(row);
      if (rows.length < batch) continue;
      await store(rows, { ...state, rows: number });
      rows = [];
    }
    await store(rows, { ...state, table: state.table + 1, rows: 0 });
  }
  return state;
}
