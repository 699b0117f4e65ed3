import { CompiledQuery, type KyselyPlugin, type QueryId } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Tables } from '../../platform/db/database.ts';
import { openStationDatabase } from '../../testing/open-station-database.ts';
import { isOnPostgres } from '../../testing/postgres/test-postgres.ts';
import type { AccountTables } from './account-tables.ts';
import { findUsers, type UserSearch } from './users.repository.ts';

let db: Database;
const userCount = 2000;
const stationIds = [1, 2, 3, 4];

beforeAll(async () => {
  db = await openStationDatabase();
  await db.transaction(async (transaction) => {
    const tables = transaction.tables<AccountTables>();
    await tables.insertInto('companies').values({ name: 'Harbour' }).execute();
    for (const id of stationIds) await tables.insertInto('stations').values(stationRow(id)).execute();
    for (let id = 1; id <= userCount; id += 1) {
      await tables.insertInto('users').values(userRow(id)).execute();
      for (const station_id of [1 + (id % 4), 1 + ((id + 1) % 4)]) {
        await tables
          .insertInto('station_people')
          .values({ station_id, user_id: id, admin: id % 2, licence: 'full' })
          .execute();
      }
    }
  });
});
afterAll(() => db.close());

function stationRow(id: number) {
  const nothing = {
    default_show_id: null,
    format: null,
    geo_state: null,
    geo_region: null,
    search_key: null,
    login_host: null,
  };
  const plain = {
    timezone: 'UTC',
    station_type: 'radio',
    features: '{}',
    bitrate: 128,
    default_image: '',
    is_avess: 0,
  } as const;
  const login = { login_api_version: 1, redirect_domain: null, force_redirect_url: null };
  return {
    ...nothing,
    ...plain,
    ...login,
    id,
    company_id: 1,
    slug: `s${id}`,
    name: `Station ${id}`,
    title: `Station ${id}`,
  };
}

function userRow(id: number) {
  const names = { username: `u${id}`, email: `u${id}@example.com`, first_name: 'Some', last_name: 'Body' };
  return { ...names, id, company_id: 1, password: '', disabled: 0, company_admin: 0, created_at: 0 };
}

/** The tables, and every statement that ran on them. */
function watched(): { tables: Tables; statements: CompiledQuery[] } {
  const statements: CompiledQuery[] = [];
  const built = new WeakMap<QueryId, CompiledQuery>();
  const watch: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      built.set(queryId, db.tables().getExecutor().compileQuery(node, queryId));
      return node;
    },
    // Kysely also builds parts of a statement, but only the whole has a result.
    async transformResult({ result, queryId }) {
      const statement = built.get(queryId);
      if (statement) statements.push(statement);
      return result;
    },
  };
  return { tables: { ...db, tables: <T>() => db.tables<T>().withPlugin(watch) }, statements };
}

async function planOf({ sql, parameters }: CompiledQuery): Promise<string[]> {
  const explained = await db
    .tables()
    .executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]));
  return explained.rows.map(({ detail }) => detail);
}

describe('findUsers', () => {
  const searches: [string, UserSearch, number][] = [
    ['a company', { companyId: 1, stationIds: null }, userCount],
    ['some stations', { companyId: 1, stationIds: [1] }, userCount / 2],
    ['one person', { companyId: 1, stationIds: [1, 2, 3, 4], userId: 7 }, 1],
  ];
  it.each(searches)(
    'reads the users of %s in six statements, each by an index',
    async (_what, search, count) => {
      const { tables, statements } = watched();
      const members = await findUsers(tables, search);
      expect(members).toHaveLength(count);
      expect(members.every(({ entries }) => entries.length === 2)).toBe(true);
      expect(statements).toHaveLength(6);
      // The planner of PostgreSQL decides by the sizes of tables.
      if (isOnPostgres) return;
      const plans = (await Promise.all(statements.map(planOf))).flat();
      expect(
        plans.filter((step) =>
          /\bSCAN (?:users|api_keys|station_people|station_people_shows|last_stations)\b(?!.*USING)/.test(
            step,
          ),
        ),
      ).toEqual([]);
      expect(plans.join('\n')).toContain('SEARCH users USING');
      expect(plans.join('\n')).toContain('SEARCH station_people USING');
    },
  );
});
