import { rename, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database, Tables } from './database.ts';

/** Steps of the schema by name: four digits and words, such as `0001-accounts`. They run in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Brings the schema up to date in one transaction: a migration that fails leaves the file unchanged. A file that holds data
 * is copied first, to `postkit.db.before-0007`.
 * @param path of the database file; without it no copy is made.
 * @throws when a newer version wrote the file, or a shared database in a way that this version cannot work with.
 */
export async function migrate(
  db: Database,
  migrations: Migrations,
  { path }: { path?: string } = {},
): Promise<void> {
  const { names: applied, isOldTable } = await appliedMigrations(db);
  const notOwn = applied.filter((name) => !(name in migrations));
  const newer = notOwn.filter((name) => db.peers && isAdditive(name));
  const unknown = notOwn.filter((name) => !newer.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `A newer version of PostKit wrote this database (${unknown.join(', ')}). Start that version, or a later one.`,
    );
  }
  const due = Object.keys(migrations)
    .filter((name) => !applied.includes(name))
    .toSorted();
  if (due.length === 0 && !isOldTable) return;
  await refuseBesideOthers(db, applied.length > 0 ? due : []);
  const copy = path && applied.length > 0 ? `${path}.before-${due[0]?.slice(0, 4) ?? 'upgrade'}` : null;
  if (copy) await copyTo(db, copy);
  try {
    await db.transaction(async (transaction) => {
      if (isOldTable) await adoptOldTable(transaction);
      await runAll(transaction, {
        ...migrations,
        ...Object.fromEntries(newer.map((name) => [name, doneElsewhere])),
      });
    });
  } catch (error) {
    if (copy) await rm(copy, { force: true });
    throw error;
  }
}

/**
 * Several versions may use a shared database while it is upgraded, because migrations only add to it: the version before must
 * be able to read and write every table as before. A migration that cannot keep this has a name that ends with `-breaking`.
 */
function isAdditive(name: string): boolean {
  return !name.endsWith('-breaking');
}

async function refuseBesideOthers({ peers }: Database, due: readonly string[]): Promise<void> {
  const breaking = due.find((name) => !isAdditive(name));
  if (!peers || breaking === undefined || (await peers.running()).size === 1) return;
  throw new Error(
    `This version changes the database in a way that others cannot work with (${breaking}). Stop all other processes first.`,
  );
}

/** Kysely's columns are `name` and `timestamp`; before PostKit used its migrator the table had `applied_at`, and names with underscores. */
async function appliedMigrations(db: Tables): Promise<{ names: string[]; isOldTable: boolean }> {
  const columns = await db.dialect.columnsOf(db, 'migrations');
  if (columns.length === 0) return { names: [], isOldTable: false };
  const isOldTable = columns.includes('applied_at');
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db.tables(),
  );
  return { names: rows.map(({ name }) => (isOldTable ? name.replaceAll('_', '-') : name)), isOldTable };
}

/** The new names are unknown to versions from before, which therefore refuse the file. */
async function adoptOldTable(transaction: Tables): Promise<void> {
  const tables = transaction.tables();
  await sql`alter table migrations rename to old_migrations`.execute(tables);
  await sql`create table "migrations" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null)`.execute(
    tables,
  );
  await sql`insert into migrations (name, timestamp)
    select replace(name, '_', '-'), strftime('%Y-%m-%dT%H:%M:%fZ', applied_at / 1000.0, 'unixepoch') from old_migrations`.execute(
    tables,
  );
  await sql`drop table old_migrations`.execute(tables);
}

/** The migrator requires each applied migration. */
const doneElsewhere: Migration = { up: () => Promise.resolve() };

async function runAll(transaction: Tables, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({
    db: transaction.tables(),
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
    // Earlier versions gave each area its own numbers, so a lower number may be the later migration.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** A copy made by SQLite is complete even while the newest pages are still in the write-ahead log. */
async function copyTo(db: Database, copy: string): Promise<void> {
  const unfinished = `${copy}.part`;
  await rm(unfinished, { force: true });
  await sql`vacuum into ${unfinished}`.execute(db.tables());
  await rename(unfinished, copy);
}
