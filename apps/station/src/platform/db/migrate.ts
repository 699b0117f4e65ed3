import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';

/** One step of the schema. */
export interface Migration {
  /** Four digits and a word, `0001_accounts`; migrations of all features run in the order of their names. */
  readonly name: string;
  up(tables: Kysely<unknown>): Promise<void>;
}

interface MigrationTables {
  migrations: { name: string; applied_at: number };
}

/**
 * Brings the schema up to date, each migration once and in its own transaction. A file that already holds data is
 * copied beside before: `postkit.db.before-0007`.
 * @param path of the database file; without one there is no copy.
 * @throws when two migrations share a number, or when the file was written by a newer version.
 */
export async function migrate(db: Database, migrations: readonly Migration[], { clock, path }: { clock: Clock; path?: string }) {
  const wanted = inOrder(migrations);
  await db
    .tables<MigrationTables>()
    .schema.createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'integer', (column) => column.notNull())
    .execute();
  const applied = await db.tables<MigrationTables>().selectFrom('migrations').select('name').execute();
  const known = new Set(wanted.map((migration) => migration.name));
  const unknown = applied.filter((row) => !known.has(row.name)).map((row) => row.name);
  if (unknown.length > 0) throw new Error(`This database was written by another version (${unknown.join(', ')}). Start that version.`);

  const done = new Set(applied.map((row) => row.name));
  const due = wanted.filter((migration) => !done.has(migration.name));
  const [first] = due;
  if (first && applied.length > 0 && path) await copyBeside(db, `${path}.before-${first.name.slice(0, 4)}`);
  for (const migration of due) await apply(db, migration, clock);
}

function inOrder(migrations: readonly Migration[]): Migration[] {
  const wanted = migrations.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const [index, { name }] of wanted.entries()) {
    if (!/^\d{4}_[a-z0-9_]+$/.test(name)) throw new Error(`Migration "${name}" is not named like 0001_word.`);
    if (wanted[index - 1]?.name.slice(0, 4) === name.slice(0, 4)) throw new Error(`Two migrations have the number of "${name}".`);
  }
  return wanted;
}

/** A copy by SQLite itself is whole although the newest pages are still in the write-ahead log. */
async function copyBeside(db: Database, copy: string): Promise<void> {
  if (existsSync(copy)) return;
  const unfinished = `${copy}.part`;
  await rm(unfinished, { force: true });
  await sql`vacuum into ${unfinished}`.execute(db.tables());
  await rename(unfinished, copy);
}

async function apply(db: Database, migration: Migration, clock: Clock): Promise<void> {
  await db.transaction(async (transaction) => {
    await migration.up(transaction.tables());
    await transaction
      .tables<MigrationTables>()
      .insertInto('migrations')
      .values({ name: migration.name, applied_at: clock.now() })
      .execute();
  });
}
