import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';
import type { StoredRow } from '../../platform/db/table-pages.ts';

/** Values of a statement; SQLite accepts 32,766. */
const mostValues = 20_000;

/** Inserts rows with the columns that they have, of which each is the same. A row that is there already stays. */
export async function insertRows(
  transaction: Transaction,
  table: string,
  stationId: number,
  rows: readonly StoredRow[],
): Promise<void> {
  const known = new Set(await transaction.dialect.columnsOf(transaction, table));
  const complete = known.has('station_id') ? rows.map((row) => ({ ...row, station_id: stationId })) : rows;
  for (const [columns, alike] of Map.groupBy(complete, (row) => Object.keys(row).toSorted().join(' '))) {
    const count = Math.max(1, columns.split(' ').length);
    const size = Math.max(1, Math.floor(mostValues / count));
    for (let from = 0; from < alike.length; from += size)
      await insert(transaction, table, alike.slice(from, from + size));
  }
}

async function insert(transaction: Transaction, table: string, rows: readonly StoredRow[]): Promise<void> {
  const inserting = transaction.tables<Record<string, Record<string, unknown>>>().insertInto(table);
  await inserting
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the rows of a station from a table that has the column `station_id`. */
export async function clearRows(transaction: Transaction, table: string, stationId: number): Promise<void> {
  const columns = await transaction.dialect.columnsOf(transaction, table);
  if (!columns.includes('station_id')) return;
  await sql`delete from ${sql.table(table)} where station_id = ${stationId}`.execute(transaction.tables());
}
