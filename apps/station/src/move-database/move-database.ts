import { sql } from 'kysely';
import type { Database, Tables, Transaction } from '../platform/db/database.ts';
import { pagesOf } from '../platform/db/table-pages.ts';
import {
  countRows,
  stationTables,
  textIndexContent,
  textIndexTable,
  type DatabaseTable,
} from './database-table.ts';
import { digestOf, type TableDigest } from './row-digest.ts';

/** A table that was copied. */
export interface MovedTable extends TableDigest {
  readonly name: string;
}

/**
 * Copies a station from SQLite to PostgreSQL in one transaction, which commits if every table has the same rows afterwards.
 * Both schemas must be up to date, and no station may run on either.
 * @param onTable called after each table
 * @throws when PostgreSQL already has data, or a table differs after the copy; PostgreSQL is then as before
 */
export async function moveDatabase(
  from: Database,
  to: Database,
  onTable: (table: MovedTable) => void,
): Promise<MovedTable[]> {
  const tables = await stationTables(to);
  for (const { name } of tables) {
    if ((await countRows(to, name)) > 0)
      throw new Error(`The PostgreSQL database already has a station: its table ${name} is not empty.`);
  }
  return to.transaction(async (transaction) => {
    const moved: MovedTable[] = [];
    // The triggers would change rows that are copied as well.
    for (const { name } of tables)
      await sql`alter table ${sql.table(name)} disable trigger user`.execute(transaction.tables());
    for (const table of tables) {
      await copyRows(from, transaction, table);
      moved.push({ name: table.name, ...(await compared(from, transaction, table)) });
      onTable({ ...moved.at(-1)! });
    }
    moved.push({ name: textIndexTable, ...(await copyTextIndex(from, transaction)) });
    onTable({ ...moved.at(-1)! });
    for (const { name } of tables)
      await sql`alter table ${sql.table(name)} enable trigger user`.execute(transaction.tables());
    return moved;
  });
}

async function copyRows(
  from: Database,
  to: Transaction,
  { name, columns, key, assignsIds }: DatabaseTable,
): Promise<void> {
  const inserting = to.tables<Record<string, Record<string, unknown>>>();
  for await (const rows of pagesOf(from, { name, columns, key }))
    await inserting
      .insertInto(name)
      .values([...rows])
      .execute();
  if (assignsIds) await continueIds(from, to, name);
}

/** Ids of deleted rows are not assigned again. */
async function continueIds(from: Database, to: Transaction, name: string): Promise<void> {
  const assigned = await sql<{ newest: number | null }>`select max(
    (select coalesce(max(seq), 0) from sqlite_sequence where name = ${name}),
    (select coalesce(max(id), 0) from ${sql.table(name)})
  ) as newest`.execute(from.tables());
  const newest = assigned.rows[0]?.newest ?? 0;
  if (newest > 0)
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${newest})`.execute(to.tables());
}

async function compared(
  from: Tables,
  to: Tables,
  table: Pick<DatabaseTable, 'name' | 'columns' | 'key'>,
): Promise<TableDigest> {
  const [ours, theirs] = [await digestOf(from, table), await digestOf(to, table)];
  if (ours.rows !== theirs.rows || ours.checksum !== theirs.checksum) {
    throw new Error(
      `The table ${table.name} differs after the copy: ${ours.rows} rows in SQLite, ${theirs.rows} in PostgreSQL.`,
    );
  }
  return theirs;
}

/** The index of PostgreSQL is another one, so its rows are made from the texts. */
async function copyTextIndex(from: Database, to: Transaction): Promise<TableDigest> {
  const source = {
    name: textIndexTable,
    columns: ['rowid', 'body', 'episode_id', 'start_ms'],
    key: ['rowid'],
  };
  for await (const rows of pagesOf(from, source)) {
    const texts = rows.map(
      ({ body, episode_id, start_ms }) => [String(body), Number(episode_id), Number(start_ms)] as const,
    );
    await to.dialect.textIndex.insert(to, textIndexTable, ['episode_id', 'start_ms'], texts);
  }
  return compared(from, to, textIndexContent);
}
