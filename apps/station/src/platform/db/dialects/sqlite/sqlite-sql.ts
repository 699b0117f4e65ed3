import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { SqlDialect } from '../sql-dialect.ts';
import type { TextIndex, WordQuery } from '../text-index.ts';
import { jsonRows } from './json-rows.ts';

/** SQLite's FTS5 tables, made with `tokenize = 'unicode61 remove_diacritics 2'` and `body` as first column. */
const fts5Index: TextIndex = {
  async insert(db, table, columns, rows) {
    const values = ['body', ...columns].map((_, n) => sql`value ->> ${sql.lit(n)}`);
    const names = ['body', ...columns].map((name) => sql.ref(name));
    await sql`insert into ${sql.table(table)} (${sql.join(names)})
      select ${sql.join(values)} from ${jsonRows(rows)}`.execute(db.tables());
  },
  matches: (table, query) => sql<boolean>`${sql.ref(table)} match ${toFts5(query)}`,
  order: (table) => sql<number>`bm25(${sql.ref(table)})`,
  found: (table) => sql<string>`highlight(${sql.ref(table)}, 0, ${'\uE000'}, ${'\uE001'})`,
  markFound: (body) => body,
};

function toFts5({ phrases, isOpen }: WordQuery): string {
  const quoted = phrases.map((words) => `"${words.join(' ')}"`).join(' ');
  return isOpen ? `${quoted}*` : quoted;
}

/** The SQL of SQLite. @param raw the connection of the database */
export function sqliteSql(raw: DatabaseSync): SqlDialect {
  return { ...statements, dataVersion: versionOf(raw) };
}

const statements: Omit<SqlDialect, 'dataVersion'> = {
  name: 'sqlite',
  numbers: (list) => sql<number>`(select value from json_each(${JSON.stringify(list)}))`,
  isOneOf: (text, list) => sql<boolean>`${text} in (select value from json_each(${JSON.stringify(list)}))`,
  jsonRows,
  jsonNumbers: (column) => sql`json_each(${column})`,
  // The columns are declared `collate nocase`.
  foldCase: (text) => text,
  contains: (text, part) => sql<boolean>`instr(${text}, ${part}) > 0`,
  matchesLike: (text, pattern) => sql<boolean>`${text} like ${pattern} escape '\\'`,
  firstLine: (text) => sql<string>`substr(${text}, 1, instr(${text}, char(10)))`,
  joinNumbers: (column) => sql<string>`group_concat(${column} order by ${column})`,
  lookUpJoin: sql`cross join`,
  textIndex: fts5Index,
  async newestId(db, table) {
    const { rows } = await sql<{
      newest: number;
    }>`select max(coalesce((select seq from sqlite_sequence where name = ${table}), 0),
      coalesce((select max(id) from ${sql.table(table)}), 0)) as newest`.execute(db.tables());
    return rows[0]?.newest ?? 0;
  },
  async assignIdsAfter(db, table, id) {
    await sql`insert into sqlite_sequence (name, seq) select ${table}, 0
      where not exists (select 1 from sqlite_sequence where name = ${table})`.execute(db.tables());
    await sql`update sqlite_sequence set seq = ${id} where name = ${table} and seq < ${id}`.execute(
      db.tables(),
    );
  },
  async columnsOf(db, table) {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(
      db.tables(),
    );
    return rows.map(({ name }) => name);
  },
};

/**
 * SQLite counts the writes of this connection and of others separately; the recorder process has another connection. Every request
 * for a feed or a file asks, so it does not wait for a transaction: one that is open counts as a new version.
 */
function versionOf(raw: DatabaseSync): SqlDialect['dataVersion'] {
  const own = raw.prepare('select total_changes() as changes');
  const others = raw.prepare('pragma data_version');
  return async () => `${Number(own.get()?.['changes'])}-${Number(others.get()?.['data_version'])}`;
}
