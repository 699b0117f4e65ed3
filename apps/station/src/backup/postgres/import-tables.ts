import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { postgresMigrations } from '../../migrations/station-migrations.ts';
import { countRows, stationTables, textIndexTable } from '../../move-database/database-table.ts';
import { digestOf, valuesOf } from '../../move-database/row-digest.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { openPostgres } from '../../platform/db/dialects/postgres/open-postgres.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { BackupError } from '../backup-error.ts';
import { indexFile, rowsFile, tablesIndex, type StoredTable } from './tables-index.ts';

/** Rows that a statement of 65,535 values can insert. */
const pageRows = 500;

/**
 * Creates the tables of an exported database in an empty one, and fills them in one transaction, which commits if every
 * table has the rows and the checksum of the export. The next start of a newer station brings the schema up to date.
 * @param url `postgres://user:password@host/name`
 * @returns the rows of each table
 * @throws BackupError if the database is not empty, a newer station made the backup, or a table differs
 */
export async function importTables(folder: string, url: string): Promise<Record<string, number>> {
  const { migrations, tables } = tablesIndex.parse(
    JSON.parse(await readFile(join(folder, indexFile), 'utf8')),
  );
  const unknown = migrations.filter((name) => !(name in postgresMigrations));
  if (unknown.length > 0)
    throw new BackupError(
      `A newer version of PostKit made this backup (${unknown.join(', ')}). Restore it with that.`,
    );
  const db = await openPostgres(url, { isExclusive: true, connections: 2 });
  try {
    await requireEmpty(db);
    await migrate(
      db,
      Object.fromEntries(Object.entries(postgresMigrations).filter(([name]) => migrations.includes(name))),
    );
    await db.transaction(async (transaction) => {
      // The triggers would change rows that are copied as well.
      for (const { name } of tables)
        await sql`alter table ${sql.table(name)} disable trigger user`.execute(transaction.tables());
      for (const table of tables) await importTable(transaction, table, join(folder, rowsFile(table.name)));
      for (const { name } of tables)
        await sql`alter table ${sql.table(name)} enable trigger user`.execute(transaction.tables());
    });
  } finally {
    await db.close();
  }
  return Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));
}

/** An interrupted restore leaves tables without rows. */
async function requireEmpty(db: Database): Promise<void> {
  for (const { name } of await stationTables(db)) {
    if ((await countRows(db, name)) === 0) continue;
    throw new BackupError(
      `The database of DATABASE_URL is not empty: its table ${name} has rows. Name a new one; this one stays as it is.`,
    );
  }
}

async function importTable(to: Transaction, table: StoredTable, path: string): Promise<void> {
  // The migrations insert rows of their own.
  await sql`delete from ${sql.table(table.name)}`.execute(to.tables());
  for await (const rows of pagesOfLines(path)) await insertRows(to, table, rows);
  if (table.newest_id)
    await sql`select setval(pg_get_serial_sequence(${table.name}, 'id'), ${table.newest_id})`.execute(
      to.tables(),
    );
  const { rows, checksum } = await digestOf(to, table);
  if (rows === table.rows && checksum === table.checksum) return;
  throw new BackupError(
    `The table ${table.name} differs after the restore: ${rows} rows instead of ${table.rows}.`,
  );
}

type Values = ReturnType<typeof valuesOf>;

async function insertRows(
  to: Transaction,
  { name, columns }: StoredTable,
  rows: readonly Values[],
): Promise<void> {
  if (name === textIndexTable) {
    const texts = rows.map(
      ([body, episode, start]) => [String(body), Number(episode), Number(start)] as const,
    );
    return to.dialect.textIndex.insert(to, name, ['episode_id', 'start_ms'], texts);
  }
  const values = rows.map((row) => Object.fromEntries(columns.map((column, n) => [column, row[n]])));
  await to.tables<Record<string, Record<string, unknown>>>().insertInto(name).values(values).execute();
}

async function* pagesOfLines(path: string): AsyncGenerator<Values[]> {
  let page: Values[] = [];
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    page.push(valuesOf(line));
    if (page.length < pageRows) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
