import { sql } from 'kysely';
import type { SqlDialect } from '../sql-dialect.ts';
import { jsonRows } from './json-rows.ts';
import { fts5Index } from './fts5-index.ts';

export const sqliteSql: SqlDialect = {
  name: 'sqlite',
  numbers: (list) => sql<number>`(select value from json_each(${JSON.stringify(list)}))`,
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

  // SQLite counts the writes of this connection and of others separately; the recorder process has another connection.
  async dataVersion(db) {
    const { rows } = await sql<{
      own: number;
      others: number;
    }>`select total_changes() as own, data_version as others from pragma_data_version`.execute(db.tables());
    const [row] = rows;
    if (!row) throw new Error('SQLite has no data version.');
    return `${row.own}-${row.others}`;
  },
  async columnsOf(db, table) {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db.tables());
    return rows.map(({ name }) => name);
  },
};
