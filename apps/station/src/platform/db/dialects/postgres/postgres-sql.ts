import { sql } from 'kysely';
import type { SqlDialect } from '../sql-dialect.ts';
import { jsonRows } from './json-rows.ts';
import { tsvectorIndex } from './tsvector-index.ts';

export const postgresSql: SqlDialect = {
  name: 'postgres',
  numbers: (list) =>
    sql<number>`(select cast(value as bigint) from json_array_elements_text(cast(${JSON.stringify(list)} as json)))`,
  isOneOf: (text, list) => sql<boolean>`${text} = any(cast(${list} as text[]))`,
  jsonRows,
  jsonNumbers: (column) => sql`json_array_elements_text(cast(${column} as json))`,
  foldCase: (text) => sql<string>`lower(cast(${text} as text) collate "C")`,
  contains: (text, part) => sql<boolean>`strpos(${text}, ${part}) > 0`,
  matchesLike: (text, pattern) => sql<boolean>`${text} ilike ${pattern} escape '\\'`,
  firstLine: (text) => sql<string>`substr(${text}, 1, strpos(${text}, chr(10)))`,
  joinNumbers: (column) => sql<string>`string_agg(cast(${column} as text), ',' order by ${column})`,
  lookUpJoin: sql`join`,
  textIndex: tsvectorIndex,

  // Two equal snapshots see the same transactions, and so the same rows.
  async dataVersion(db) {
    const { rows } = await sql<{
      version: string;
    }>`select cast(pg_current_snapshot() as text) as version`.execute(db.tables());
    return rows[0]?.version ?? '';
  },
  async newestId(db, table) {
    const { rows } = await sql<{
      newest: number;
    }>`select greatest((select coalesce(max(id), 0) from ${sql.table(table)}),
      coalesce(pg_sequence_last_value(cast(pg_get_serial_sequence(${table}, 'id') as regclass)), 0)) as newest`.execute(
      db.tables(),
    );
    return rows[0]?.newest ?? 0;
  },
  async assignIdsAfter(db, table, id) {
    const sequence = sql`cast(pg_get_serial_sequence(${table}, 'id') as regclass)`;
    await sql`select setval(${sequence}, greatest(${id}, coalesce(pg_sequence_last_value(${sequence}), 0)))`.execute(
      db.tables(),
    );
  },
  async columnsOf(db, table) {
    // The views of information_schema take five times as long.
    const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = to_regclass(quote_ident(${table})) and attnum > 0 and not attisdropped`.execute(
      db.tables(),
    );
    return rows.map(({ name }) => name);
  },
};
