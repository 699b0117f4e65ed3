import { type RawBuilder, sql } from 'kysely';
import type { Tables } from './database.ts';

/** A row as it is stored, by its columns. */
export type StoredRow = Readonly<Record<string, string | number | Uint8Array | null>>;

/** A table whose rows are read in the order of their keys. */
export interface PagedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns that identify a row, and order rows. */
  readonly key: readonly string[];
}

/** Rows that a statement of 65,535 values can insert. */
const pageRows = 1000;

/** The rows of a table in the order of their keys, in pages. @param which a condition; default all rows */
export async function* pagesOf(
  db: Tables,
  { name, columns, key }: PagedTable,
  which: RawBuilder<unknown> = sql`true`,
): AsyncGenerator<StoredRow[]> {
  const keys = key.map((column) => sql.ref(column));
  let after = sql`true`;
  for (;;) {
    const { rows } =
      await sql<StoredRow>`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
      where ${which} and ${after} order by ${sql.join(keys)} limit ${pageRows}`.execute(db.tables());
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = sql`(${sql.join(keys)}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}
