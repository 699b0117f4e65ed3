import { type RawBuilder, sql } from 'kysely';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { pagesOf, type StoredRow } from '../../platform/db/table-pages.ts';
import type { ExportSource } from './export-source.ts';
import type { MovedTable, RowChoice } from './tables/moved-table.ts';
import { movedTables } from './tables/moved-tables.ts';

/** The folder of the rows in a zip. */
const rowsFolder = 'tables';

/** The path of a table's rows in a zip, a JSON object on each line. */
export function rowsPath({ name }: Pick<MovedTable, 'name'>): string {
  return `${rowsFolder}/${name}.jsonl`;
}

/** The rows of a station from which another installation continues it, without secrets. */
export function* collectTables(
  { db }: Pick<StationContext, 'db'>,
  choice: RowChoice,
): Generator<ExportSource> {
  for (const table of movedTables) yield { path: rowsPath(table), content: () => linesOf(db, table, choice) };
}

async function* linesOf(db: Tables, table: MovedTable, choice: RowChoice): AsyncGenerator<string> {
  for await (const rows of movedRows(db, table, table.rows(choice))) {
    yield rows.map((row) => `${JSON.stringify(table.strip?.(row) ?? row)}\n`).join('');
  }
}

/** The columns of a table that move. */
export async function movedColumns(
  db: Tables,
  { name, columns, leftOut = [] }: MovedTable,
): Promise<string[]> {
  const all = await db.dialect.columnsOf(db, name);
  return all.filter((column) =>
    columns ? columns.includes(column) : column !== 'station_id' && !leftOut.includes(column),
  );
}

async function* movedRows(
  db: Tables,
  table: MovedTable,
  which: RawBuilder<unknown>,
): AsyncGenerator<StoredRow[]> {
  const { name, key } = table;
  const columns = await movedColumns(db, table);
  const paged = [...new Set([...columns, ...key])];
  const added = paged.filter((column) => !columns.includes(column));
  for await (const rows of pagesOf(db, { name, columns: paged, key }, which)) {
    yield rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !added.includes(column))),
    );
  }
}

/** The newest change of the schema that the database knows. */
export async function newestMigration(db: Tables): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from migrations`.execute(db.tables());
  return rows[0]?.name ?? '';
}
