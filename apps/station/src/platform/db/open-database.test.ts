import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Tables } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

interface TestTables {
  pets: { id: number; name: string };
}

const pets: Migration = {
  async up(db) {
    await sql`create table pets (id integer primary key, name text not null)`.execute(db);
  },
};
let folder: string;
let path: string;
let db: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-db-'));
  path = join(folder, 'postkit.db');
  db = openDatabase(path);
  await migrate(db, { '0001-pets': pets });
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const add = (to: Tables, name: string) =>
  to
    .tables<TestTables>()
    .insertInto('pets')
    .values({ id: (Math.random() * 1e9) | 0, name })
    .execute();
const names = async (of: Tables) =>
  (await of.tables<TestTables>().selectFrom('pets').select('name').orderBy('name').execute()).map(
    (row) => row.name,
  );

describe('openDatabase', () => {
  it('opens with durable writes, foreign keys and a write-ahead log', async () => {
    const pragma = async (name: string) =>
      Object.values((await sql`pragma ${sql.raw(name)}`.execute(db.tables())).rows[0] ?? {})[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
  });

  it('isolates concurrent transactions and shows others no partial one', async () => {
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = db.transaction(async (inside) => {
      await add(inside, 'a1');
      await gate.promise;
      await add(inside, 'a2');
      order.push('first');
    });
    const second = db.transaction(async (inside) => {
      order.push(`second sees ${(await names(inside)).join()}`);
    });
    const outside = names(db).then((seen) => order.push(`outside sees ${seen.join()}`));
    gate.resolve();
    await Promise.all([first, second, outside]);
    expect(order).toEqual(['first', 'second sees a1,a2', 'outside sees a1,a2']);
  });

  it('rolls back what a failed transaction wrote', async () => {
    const calls: string[] = [];
    const work = db.transaction(async (inside) => {
      inside.afterCommit(() => calls.push('commit'));
      inside.afterRollback(() => calls.push('rollback'));
      await add(inside, 'gone');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await names(db)).toEqual([]);
    expect(calls).toEqual(['rollback']);
  });

  it('runs afterCommit calls after the commit, when the database is free', async () => {
    const seen = Promise.withResolvers<string[]>();
    await db.transaction(async (inside) => {
      await add(inside, 'a');
      inside.afterCommit(() => void names(db).then(seen.resolve, seen.reject));
    });
    expect(await seen.promise).toEqual(['a']);
  });

  it('throws instead of deadlocking when a transaction uses the database', async () => {
    await expect(db.transaction(() => names(db))).rejects.toThrow('use the transaction that was passed in');
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow(
      'use the transaction that was passed in',
    );
    expect(await names(db)).toEqual([]);
  });

  it('serves other transactions while one caller loops over transactions', async () => {
    let looping = true;
    const turn = new Promise<boolean>((resolve) => setImmediate(() => resolve(looping)));
    for (let count = 0; count < 200_000 && looping; count += 1) {
      await db.transaction((inside) => names(inside));
      void turn.then(() => (looping = false));
    }
    expect(await turn).toBe(true);
    expect(looping).toBe(false);
  });

  it('reports changed rows and inserted ids', async () => {
    const result = await db
      .tables<TestTables>()
      .insertInto('pets')
      .values({ id: 41, name: 'x' })
      .executeTakeFirstOrThrow();
    expect(result.insertId).toBe(41n);
    const changed = await db
      .tables<TestTables>()
      .updateTable('pets')
      .set({ name: 'y' })
      .executeTakeFirstOrThrow();
    expect(changed.numUpdatedRows).toBe(1n);
    const returned = await db.tables<TestTables>().deleteFrom('pets').returning('name').executeTakeFirst();
    expect(returned?.name).toBe('y');
  });

  it('keeps its data when it is opened again', async () => {
    await add(db, 'kept');
    await db.close();
    db = openDatabase(path);
    expect(await names(db)).toEqual(['kept']);
  });

  it('throws the cause when the disk fills up inside a transaction, and works again once there is space', async () => {
    await sql`pragma max_page_count = 4`.execute(db.tables());
    const big = 'x'.repeat(100_000);
    const written = db.transaction(async (inside) => {
      await add(inside, 'small');
      await add(inside, big);
    });
    await expect(written).rejects.toMatchObject({ errcode: 13 });
    expect(await names(db)).toEqual([]);
    await sql`pragma max_page_count = 1000000`.execute(db.tables());
    await db.transaction((inside) => add(inside, big));
    expect(await names(db)).toEqual([big]);
  });

  it('waits for the write lock of another process without blocking the event loop, with `waitsForLock`', async () => {
    const other = openDatabase(path, { waitsForLock: true });
    const held = Promise.withResolvers<void>();
    const holder = db.transaction(async (inside) => {
      await add(inside, 'first');
      await held.promise;
    });
    let isWritten = false;
    const waiting = other.transaction((inside) => add(inside, 'second')).then(() => (isWritten = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isWritten).toBe(false);
    held.resolve();
    await Promise.all([holder, waiting]);
    expect(await names(db)).toEqual(['first', 'second']);
    await other.close();
  });
});
