import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { stationTest } from '../../../testing/station-test.ts';
import { movedColumns } from '../collect-tables.ts';
import { leftTables } from './left-tables.ts';
import { movedTables } from './moved-tables.ts';

const { server } = stationTest();

async function tableNames(): Promise<string[]> {
  const { db } = server.context;
  const names =
    db.dialect.name === 'sqlite'
      ? sql<{
          name: string;
        }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{
          name: string;
        }>`select relname as name from pg_class where relkind = 'r' and relnamespace = cast(current_schema() as regnamespace)`;
  const { rows } = await names.execute(db.tables());
  return rows.map(({ name }) => name).filter((name) => !/^(migrations|published_words)/.test(name));
}

describe('the tables of an export', () => {
  it('are all tables of the database but those that stay, each with its reason', async () => {
    const decided = [...movedTables.map(({ name }) => name), ...Object.keys(leftTables)];
    expect(decided.toSorted()).toEqual((await tableNames()).toSorted());
    for (const reason of Object.values(leftTables)) expect(reason).toMatch(/^[A-Z].*\.$/);
  });

  it('have no column that sounds like a secret', async () => {
    const columns = await Promise.all(
      movedTables.map(async (table) =>
        (await movedColumns(server.context.db, table)).map((column) => `${table.name}.${column}`),
      ),
    );
    const suspicious = columns
      .flat()
      .filter((name) => /token|secret|password|credential|hash|seal|\bkey_|session|_listener_?id/.test(name));
    expect(suspicious).toEqual([]);
  });

  it('are ordered so that each follows those that it refers to', () => {
    const order = movedTables.map(({ name }) => name);
    for (const { name, references = {} } of movedTables) {
      for (const reference of Object.values(references)) {
        const other =
          typeof reference === 'string' ? reference : 'list' in reference ? reference.list : reference.joined;
        expect([name, other, order.indexOf(other) <= order.indexOf(name)]).toEqual([name, other, true]);
      }
    }
  });
});
