import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../audio/testing/temporary-folder.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { openTestDatabase } from './open-test-database.ts';
import { createReadCache, type ReadCache } from './read-cache.ts';

let db: Database;
let cache: ReadCache<number>;
let reads: number;

const insert = (to: Pick<Database, 'tables'>) => sql`insert into things values (1)`.execute(to.tables());
async function count(): Promise<number> {
  reads += 1;
  const { rows } = await sql<{ n: number }>`select count(*) as n from things`.execute(db.tables());
  return rows[0]?.n ?? 0;
}

beforeEach(async () => {
  db = await openTestDatabase({
    '0001-things': {
      up: async (tables) => void (await sql`create table things (n integer)`.execute(tables)),
    },
  });
  cache = createReadCache(db, 2);
  reads = 0;
});
afterEach(() => db.close());

describe('createReadCache', () => {
  it('reads once until the next write or transaction, then again', async () => {
    for (let time = 0; time < 3; time += 1) expect(await cache.get('a', count)).toBe(0);
    expect(reads).toBe(1);
    await insert(db);
    expect(await cache.get('a', count)).toBe(1);
    await db.transaction(async (transaction) => void (await insert(transaction)));
    expect(await cache.get('a', count)).toBe(2);
    expect(reads).toBe(3);
  });

  it('reads again after another connection wrote', async () => {
    using folder = temporaryFolder();
    const path = folder.file('shared.db');
    const [own, other] = [openDatabase(path), openDatabase(path)];
    onTestFinished(async () => void (await Promise.all([own.close(), other.close()])));
    await sql`create table things (n integer)`.execute(own.tables());
    const shared = createReadCache<number>(own, 2);
    const countOwn = async () =>
      (await sql<{ n: number }>`select count(*) as n from things`.execute(own.tables())).rows[0]?.n ?? -1;
    expect(await shared.get('a', countOwn)).toBe(0);
    await insert(other);
    expect(await shared.get('a', countOwn)).toBe(1);
    await other.transaction(async (transaction) => void (await insert(transaction)));
    expect(await shared.get('a', countOwn)).toBe(2);
    expect(await shared.get('a', () => Promise.reject(new Error('read although nothing was written')))).toBe(
      2,
    );
  });

  it('does not cache a value when a write happens during the read', async () => {
    const stale = await cache.get('a', async () => {
      const found = await count();
      await insert(db);
      return found;
    });
    expect([stale, await cache.get('a', count)]).toEqual([0, 1]);
  });

  it('caches no errors, and no more entries than its limit', async () => {
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, count);
    expect(reads).toBe(4);
  });
});
