import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const step = (...statements: readonly string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
const pets = step('create table pets (id integer primary key, name text not null)');
const toys = step('create table toys (id integer)');

let folder: string;
let path: string;
let db: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-migrate-'));
  path = join(folder, 'postkit.db');
  db = openDatabase(path);
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (statement: string) => sql.raw(statement).execute(db.tables());

async function namesIn(from: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(
    from.tables(),
  );
  return rows.map(({ name }) => name);
}

/** The table of applied migrations in versions before Kysely's migrator. */
async function createOldTable(...names: readonly string[]): Promise<void> {
  await run('create table migrations (name text primary key, applied_at integer not null)');
  for (const [index, name] of names.entries())
    await run(`insert into migrations values ('${name}', ${1_780_315_200_000 + index})`);
}

describe('migrate', () => {
  it('runs each migration once, in the order of their names', async () => {
    const filled = step("insert into pets values (1, 'Rex')");
    await migrate(db, { '0002-filled': filled, '0001-pets': pets }, { path });
    await migrate(db, { '0002-filled': filled, '0001-pets': pets }, { path });
    expect(await namesIn(db, 'migrations')).toEqual(['0001-pets', '0002-filled']);
    expect(await namesIn(db, 'pets')).toEqual(['Rex']);
  });

  it('runs a migration that is missing although a later one ran', async () => {
    await migrate(db, { '0002-toys': toys }, { path });
    await migrate(db, { '0001-pets': pets, '0002-toys': toys }, { path });
    expect(await namesIn(db, 'migrations')).toEqual(['0001-pets', '0002-toys']);
  });

  it('copies a file that holds data before it changes it', async () => {
    await migrate(db, { '0001-pets': pets }, { path });
    expect(await readdir(folder)).not.toContain('postkit.db.before-0001');
    await run("insert into pets values (1, 'old')");
    await migrate(db, { '0001-pets': pets, '0002-toys': toys }, { path });
    const copy = openDatabase(`${path}.before-0002`);
    expect(await namesIn(copy, 'pets')).toEqual(['old']);
    await expect(sql`select * from toys`.execute(copy.tables())).rejects.toThrow('no such table');
    await copy.close();
  });

  it('leaves the folder unchanged when one of several migrations fails', async () => {
    await migrate(db, { '0001-pets': pets }, { path });
    const broken = step('create table half (id integer)', 'create table half (id integer)');
    await expect(
      migrate(db, { '0001-pets': pets, '0002-toys': toys, '0003-broken': broken }, { path }),
    ).rejects.toThrow('half');
    for (const table of ['toys', 'half'])
      await expect(run(`select * from ${table}`)).rejects.toThrow('no such table');
    expect(await namesIn(db, 'migrations')).toEqual(['0001-pets']);
    expect((await readdir(folder)).filter((name) => name.includes('before'))).toEqual([]);
    await migrate(db, { '0001-pets': pets, '0002-toys': toys }, { path });
  });

  it('rejects a database of a newer version and names its unknown migrations', async () => {
    await migrate(db, { '0001-pets': pets, '0002-toys': toys }, { path });
    await expect(migrate(db, { '0001-pets': pets }, { path })).rejects.toThrow(
      /newer version of PostKit.*0002-toys.*Start that version/,
    );
  });

  it('adopts the migrations in the table of an older version, with their times', async () => {
    await run('create table pets (id integer primary key, name text not null)');
    await createOldTable('0001_pets');
    await migrate(db, { '0001-pets': pets, '0002-toys': toys }, { path });
    const { rows } = await sql<{
      name: string;
      timestamp: string;
    }>`select * from migrations order by name`.execute(db.tables());
    expect(rows[0]).toEqual({ name: '0001-pets', timestamp: '2026-06-01T12:00:00.000Z' });
    expect(rows[1]?.name).toBe('0002-toys');
    expect(await readdir(folder)).toContain('postkit.db.before-0002');
  });

  it("adopts an older version's table even when no migration is due, and keeps a copy for a downgrade", async () => {
    await run('create table pets (id integer primary key, name text not null)');
    await createOldTable('0001_pets');
    await migrate(db, { '0001-pets': pets }, { path });
    expect(await namesIn(db, 'migrations')).toEqual(['0001-pets']);
    const copy = openDatabase(`${path}.before-upgrade`);
    expect(await namesIn(copy, 'migrations')).toEqual(['0001_pets']);
    await copy.close();
  });

  it("leaves an older version's table unchanged when a migration fails, or when that version is newer", async () => {
    await run('create table pets (id integer primary key, name text not null)');
    await createOldTable('0001_pets', '0002_toys');
    const broken = step('create table pets (id integer)');
    await expect(
      migrate(db, { '0001-pets': pets, '0002-toys': toys, '0003-broken': broken }, { path }),
    ).rejects.toThrow('pets');
    await expect(migrate(db, { '0001-pets': pets }, { path })).rejects.toThrow('0002-toys');
    const { rows } = await sql<{
      name: string;
      applied_at: number;
    }>`select * from migrations order by name`.execute(db.tables());
    expect(rows).toEqual([
      { name: '0001_pets', applied_at: 1_780_315_200_000 },
      { name: '0002_toys', applied_at: 1_780_315_200_001 },
    ]);
  });
});
