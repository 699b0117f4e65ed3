import { rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { BackupError } from './backup-error.ts';

/** More pages than any database has: one step, so that writers cannot make SQLite start again. */
const allPages = 2_147_483_647;

/**
 * Copies a database to a file, as one moment of it, while a station reads and writes it. Pages keep their places, so that two
 * copies share most of their bytes.
 */
export async function snapshotDatabase(path: string, copy: string): Promise<void> {
  await rm(copy, { force: true });
  const source = new DatabaseSync(path, { readOnly: true, timeout: 60_000 });
  try {
    await backup(source, copy, { rate: allPages });
  } finally {
    source.close();
  }
}

/**
 * The rows of each table of a database that nothing writes. `checks` is `quick` without its indexes.
 * @throws BackupError if SQLite finds a fault in the file
 */
export function inspectDatabase(path: string, checks: 'quick' | 'all'): Record<string, number> {
  // Immutable: SQLite creates no files beside it.
  const db = new DatabaseSync(`${pathToFileURL(path).href}?immutable=1`, { readOnly: true });
  try {
    const check = checks === 'all' ? 'integrity_check' : 'quick_check';
    const faults = db
      .prepare(`pragma ${check}`)
      .all()
      .map((row) => String(row[check]));
    if (faults.join() !== 'ok')
      throw new BackupError(`The database is damaged: ${faults.slice(0, 3).join('; ')}`);
    const names = db.prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
    );
    const rows = (table: string) =>
      Number(db.prepare(`select count(*) as rows from "${table}"`).get()?.['rows']);
    return Object.fromEntries(names.all().map(({ name }) => [String(name), rows(String(name))]));
  } finally {
    db.close();
  }
}
