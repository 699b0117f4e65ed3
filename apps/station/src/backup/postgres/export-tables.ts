import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { stationTables, textIndexContent, type DatabaseTable } from '../../move-database/database-table.ts';
import { lineOf } from '../../move-database/row-digest.ts';
import type { Tables } from '../../platform/db/database.ts';
import { readPostgres } from '../../platform/db/dialects/postgres/read-postgres.ts';
import { pagesOf } from '../../platform/db/table-pages.ts';
import { BackupError } from '../backup-error.ts';
import { indexFile, rowsFile, type StoredTable, type TablesIndex } from './tables-index.ts';

/**
 * Writes all rows of a PostgreSQL database to files in a new folder, as one moment of it, while a station reads and writes it.
 * Rows keep their places, so that two exports share most of their bytes.
 * @returns the rows of each table
 * @throws BackupError if the database has no station's tables
 */
export async function exportTables(url: string, folder: string): Promise<Record<string, number>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return readPostgres(url, async (db) => {
    const migrations = await namesOfMigrations(db);
    const tables: StoredTable[] = [];
    for (const table of await stationTables(db)) {
      tables.push({
        ...(await exportTable(db, table, folder)),
        newest_id: table.assignsIds ? await db.dialect.newestId(db, table.name) : null,
      });
    }
    tables.push({ ...(await exportTable(db, textIndexContent, folder)), newest_id: null });
    const index: TablesIndex = { migrations, tables };
    await writeFile(join(folder, indexFile), `${JSON.stringify(index, null, 2)}\n`, { mode: 0o600 });
    return Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));
  });
}

async function namesOfMigrations(db: Tables): Promise<string[]> {
  if ((await db.dialect.columnsOf(db, 'migrations')).length === 0)
    throw new BackupError('The database of DATABASE_URL has no station’s tables.');
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db.tables(),
  );
  return rows.map(({ name }) => name);
}

async function exportTable(
  db: Tables,
  { name, columns, key }: Omit<DatabaseTable, 'assignsIds'>,
  folder: string,
) {
  const hash = createHash('sha256');
  let rows = 0;
  async function* lines() {
    for await (const page of pagesOf(db, { name, columns, key })) {
      rows += page.length;
      const text = page.map((row) => lineOf(row, columns)).join('');
      hash.update(text);
      yield text;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(join(folder, rowsFile(name)), { mode: 0o600 }));
  return { name, columns: [...columns], key: [...key], rows, checksum: hash.digest('hex') };
}
