import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stationMigrations } from '../migrations/station-migrations.ts';
import type { Database } from '../platform/db/database.ts';
import { openTestDatabase } from '../platform/db/open-test-database.ts';
import { openStationDatabase } from '../testing/open-station-database.ts';
import { isOnPostgres } from '../testing/postgres/test-postgres.ts';

/** A line for each column, key and index, by table. */
type Schema = Map<string, string[]>;

interface Line {
  readonly table: string;
  readonly line: string;
}

/** Tables of SQLite's full-text search, and of the migrator. */
const isOwn = ({ table }: Line) => !/^(?:sqlite_|published_words|migrations)/.test(table);

async function lines(db: Database, query: string): Promise<Line[]> {
  return (await sql.raw<Line>(query).execute(db.tables())).rows;
}

function schemaOf(found: readonly Line[]): Schema {
  const tables = Map.groupBy(found.filter(isOwn), ({ table }) => table);
  return new Map([...tables].map(([table, own]) => [table, own.map(({ line }) => plain(line)).toSorted()]));
}

/** Without casts, and the parentheses and capitals that PostgreSQL adds. */
function plain(line: string): string {
  return line
    .replaceAll(/::\w+(?: precision)?/g, '')
    .replaceAll(/[()"]/g, '')
    .replaceAll(/default '(-?\d+)'/g, 'default $1')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const sqliteTables = `sqlite_schema t where t.type = 'table'`;

async function sqliteSchema(db: Database): Promise<Schema> {
  const columns = `select t.name as "table", 'column ' || c.name || ' ' || c.type || iif(c."notnull" or c.pk, ' not null', '')
    || coalesce(' default ' || c.dflt_value, '') as line from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'`;
  const keys = `select t.name as "table", 'primary key ' || (select group_concat(c.name, ', ' order by c.pk) from pragma_table_info(t.name) c
    where c.pk > 0) as line from ${sqliteTables}`;
  const unique = `select t.name as "table", 'unique ' || (select group_concat(c.name, ', ' order by c.seqno) from pragma_index_info(i.name) c)
    as line from sqlite_schema t, pragma_index_list(t.name) i where t.type = 'table' and i.origin = 'u'`;
  const references = `select t.name as "table", 'reference ' || f."from" || ' to ' || f."table" || ' ' || f."to" || ' ' || f.on_delete as line
    from sqlite_schema t, pragma_foreign_key_list(t.name) f where t.type = 'table'`;
  const indexes = `select tbl_name as "table", sql as line from sqlite_schema where type = 'index' and sql is not null`;
  return schemaOf(
    (await Promise.all([columns, keys, unique, references, indexes].map((query) => lines(db, query)))).flat(),
  );
}

const types = `case data_type when 'bigint' then 'integer' when 'double precision' then 'real' when 'bytea' then 'blob' else data_type end`;
const deletions = `case confdeltype when 'a' then 'NO ACTION' when 'c' then 'CASCADE' when 'n' then 'SET NULL' end`;

async function postgresSchema(db: Database): Promise<Schema> {
  const columns = `select table_name as "table", 'column ' || column_name || ' ' || ${types}
    || case when data_type = 'text' and collation_name is distinct from 'C' then ' of another collation' else '' end
    || case is_nullable when 'NO' then ' not null' else '' end || coalesce(' default ' || column_default, '') as line
    from information_schema.columns where table_schema = 'public' and column_name <> 'rowid'`;
  const keys = `select cast(conrelid as regclass)::text as "table", case contype when 'p' then 'primary key ' else 'unique ' end
    || (select string_agg(attname, ', ' order by place) from unnest(conkey) with ordinality as k (n, place)
      join pg_attribute on attrelid = conrelid and attnum = n) as line
    from pg_constraint where contype in ('p', 'u') and connamespace = 'public'::regnamespace`;
  const references = `select cast(conrelid as regclass)::text as "table", 'reference ' || own.attname || ' to ' || cast(confrelid as regclass)
    || ' ' || other.attname || ' ' || ${deletions} as line from pg_constraint
    join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace`;
  const indexes = `select tablename as "table", replace(replace(indexdef, 'public.', ''), 'USING btree ', '') as line from pg_indexes
    where schemaname = 'public' and not exists (select 1 from pg_constraint where conname = indexname)`;
  const schema = schemaOf(
    (await Promise.all([columns, keys, references, indexes].map((query) => lines(db, query)))).flat(),
  );
  // Names of users are unique by their lower case, where SQLite has a collation.
  const users = schema.get('users') ?? [];
  schema.set(
    'users',
    users
      .map((line) => line.replace(/^create unique index users_by_\w+ on users lower(\w+)$/, 'unique $1'))
      .toSorted(),
  );
  return schema;
}

describe.runIf(isOnPostgres)('the schema of PostgreSQL', () => {
  let sqlite: Database;
  let postgres: Database;

  beforeAll(async () => {
    sqlite = await openTestDatabase(stationMigrations);
    postgres = await openStationDatabase();
  });
  afterAll(() => Promise.all([sqlite.close(), postgres.close()]));

  it('has the tables, columns, keys and indexes of SQLite', async () => {
    const [ours, theirs] = [await postgresSchema(postgres), await sqliteSchema(sqlite)];
    expect([...ours.keys()].toSorted()).toEqual([...theirs.keys()].toSorted());
    for (const [table, expected] of theirs)
      expect({ table, lines: ours.get(table) }).toEqual({ table, lines: expected });
    expect(ours.size).toBeGreaterThan(70);
  });
});
