import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountTables } from '../../../features/accounts/account-tables.ts';
import { openStationDatabase } from '../../../testing/open-station-database.ts';
import type { Database } from '../database.ts';
import type { SqlDialect } from './sql-dialect.ts';

interface LiveTables {
  live_events: { id?: number; channel: string; name: string; data: string; at: number };
}

let db: Database;
let dialect: SqlDialect;

beforeAll(async () => {
  db = await openStationDatabase();
  ({ dialect } = db);
});
afterAll(() => db.close());

async function valueOf(expression: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(db.tables());
  return rows[0]?.value;
}

const text = (value: string) => sql<string>`cast(${value} as text)`;
const names = async (query: { execute(): Promise<{ name: string }[]> }) =>
  (await query.execute()).map(({ name }) => name);

describe('the dialect', () => {
  beforeEach(async () => {
    await db.tables<LiveTables>().deleteFrom('live_events').execute();
  });

  const add = (...added: string[]) =>
    db
      .tables<LiveTables>()
      .insertInto('live_events')
      .values(
        added.map((name, n) => ({
          channel: n % 2 === 0 ? 'even' : 'odd',
          name,
          data: `[${n},${n + 10}]`,
          at: n,
        })),
      )
      .execute();
  const events = () => db.tables<LiveTables>().selectFrom('live_events').select('name').orderBy('name');

  it('compares with a list of any length as one parameter, and with an empty one', async () => {
    await add('a', 'b', 'c');
    const many = Array.from({ length: 100_000 }, (_, n) => n + 1);
    expect(await names(events().where('at', 'in', dialect.numbers(many)))).toEqual(['b', 'c']);
    expect(await names(events().where('at', 'in', dialect.numbers([])))).toEqual([]);
    expect(await names(events().where('at', 'in', []))).toEqual([]);
    expect(await names(events().where('at', 'not in', []))).toEqual(['a', 'b', 'c']);
  });

  it('compares with a list of texts as one parameter, and with an empty one', async () => {
    await add('a', 'b', '{"c",NULL}');
    const found = (list: string[]) => names(events().where(({ ref }) => dialect.isOneOf(ref('name'), list)));
    expect(await found(['b', '{"c",NULL}', ...Array.from({ length: 10_000 }, (_, n) => `"${n}'`)])).toEqual([
      'b',
      '{"c",NULL}',
    ]);
    expect(await found([])).toEqual([]);
  });

  it('reads rows and columns of JSON', async () => {
    const rows = dialect.jsonRows([
      [7, 'seven'],
      [8, null],
    ]);
    const read =
      await sql`select cast(value ->> 0 as bigint) as n, value ->> 1 as word from ${rows} as added`.execute(
        db.tables(),
      );
    expect(read.rows).toEqual([
      { n: 7, word: 'seven' },
      { n: 8, word: null },
    ]);
    await add('a', 'b');
    const all = await sql<{ n: number }>`select cast(one.value as bigint) as n
      from live_events cross join ${dialect.jsonNumbers(sql.ref('data'))} as one order by n`.execute(
      db.tables(),
    );
    expect(all.rows.map(({ n }) => n)).toEqual([0, 1, 10, 11]);
  });

  it('joins the numbers of a group in order', async () => {
    await add('a', 'b', 'c', 'd', 'e');
    const groups = db
      .tables<LiveTables>()
      .selectFrom('live_events')
      .select('channel')
      .groupBy('channel')
      .orderBy('channel');
    const joined = await groups.select(dialect.joinNumbers(sql.ref('at')).as('all')).execute();
    expect(joined).toEqual([
      { channel: 'even', all: '0,2,4' },
      { channel: 'odd', all: '1,3' },
    ]);
  });

  it('searches in texts', async () => {
    expect(Number(await valueOf(dialect.contains(text('a harbour'), 'harb')))).toBe(1);
    expect(Number(await valueOf(dialect.contains(text('a Harbour'), 'harb')))).toBe(0);
    expect(Number(await valueOf(dialect.matchesLike(text('A HARBOUR'), '%harb%')))).toBe(1);
    expect(Number(await valueOf(dialect.matchesLike(text('100 percent'), String.raw`100\%%`)))).toBe(0);
    expect(await valueOf(dialect.firstLine(text('one\ntwo\nthree')))).toBe('one\n');
    expect(await valueOf(dialect.firstLine(text('one')))).toBe('');
  });

  it('orders text by code point, and ignores the case of names of users in ASCII only', async () => {
    await add('b', 'B', 'a', 'Ä', 'ä');
    expect(await names(events())).toEqual(['B', 'a', 'b', 'Ä', 'ä']);
    await db.tables<AccountTables>().insertInto('companies').values({ name: 'Harbour' }).execute();
    const user = {
      company_id: 1,
      email: 'Ina@Harbour.fm',
      first_name: '',
      last_name: '',
      password: '',
      disabled: 0,
      company_admin: 0,
    };
    const users = db.tables<AccountTables>();
    await users
      .insertInto('users')
      .values({ ...user, username: 'InÄ', created_at: 0 })
      .execute();
    const found = async (username: string) => {
      const { foldCase } = dialect;
      const same = sql<boolean>`${foldCase(sql.ref('username'))} = ${foldCase(sql`${username}`)}`;
      return (await users.selectFrom('users').select('id').where(same).execute()).length;
    };
    expect([await found('inÄ'), await found('INÄ'), await found('inä')]).toEqual([1, 1, 0]);
    const twin = users
      .insertInto('users')
      .values({ ...user, email: 'ina@harbour.FM', username: 'other', created_at: 0 });
    await expect(twin.execute()).rejects.toThrow(/unique/i);
  });

  it('has one version of the data until a write commits', async () => {
    // A transaction in another database of the same PostgreSQL server changes it too.
    const isSameAfterRead = async () => {
      const before = await dialect.dataVersion(db);
      await events().execute();
      return (await dialect.dataVersion(db)) === before;
    };
    await expect.poll(isSameAfterRead).toBe(true);
    const before = await dialect.dataVersion(db);
    await db.transaction(async (transaction) => {
      await transaction
        .tables<LiveTables>()
        .insertInto('live_events')
        .values({ channel: '', name: '', data: '', at: 0 })
        .execute();
    });
    expect(await dialect.dataVersion(db)).not.toBe(before);
  });
});

describe('the text index of the dialect', () => {
  const bodies = ['The Night boat sails at noon.', 'A boat at night: Crème brûlée on-board', 'nightingale'];
  const marked = async (phrases: string[][], isOpen = false) => {
    const { textIndex } = dialect;
    const query = { phrases, isOpen };
    const { rows } = await sql<{
      body: string;
    }>`select ${textIndex.found('published_words')} as body from published_words
      where ${textIndex.matches('published_words', query)} order by ${textIndex.order('published_words', query)}, start_ms`.execute(
      db.tables(),
    );
    return rows.map(({ body }) =>
      textIndex.markFound(body, query).replaceAll('\uE000', '[').replaceAll('\uE001', ']'),
    );
  };

  beforeAll(async () => {
    const rows = bodies.map((body, n) => [body, 1, n] as const);
    await dialect.textIndex.insert(db, 'published_words', ['episode_id', 'start_ms'], rows);
  });

  it('finds texts with every word, in any case and without diacritics', async () => {
    expect(await marked([['creme'], ['BOAT']])).toEqual(['A [boat] at night: [Crème] brûlée on-board']);
    expect(await marked([['boat'], ['harbour']])).toEqual([]);
  });

  it('finds words in a row, and marks them as one', async () => {
    expect(await marked([['night', 'boat']])).toEqual(['The [Night boat] sails at noon.']);
    expect(await marked([['on', 'board']])).toEqual(['A boat at night: Crème brûlée [on-board]']);
  });

  it('completes the last word only if it is unfinished', async () => {
    expect(await marked([['nightin']])).toEqual([]);
    expect(await marked([['nightin']], true)).toEqual(['[nightingale]']);
  });
});
