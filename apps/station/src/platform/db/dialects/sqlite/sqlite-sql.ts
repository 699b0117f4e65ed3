import { sql } from 'kysely';
import type { Tables } from '../../database.ts';
import type { SqlDialect } from '../sql-dialect.ts';
import { fts5Index } from './fts5-index.ts';

export const sqliteSql: SqlDialect = {
  name: 'sqlite',
  numbers: (list) => sql<number>`(select value from json_each(${JSON.stringify(list)}))`,
  jsonRows: (rows) => sql`json_each(${JSON.stringify(rows)})`,
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
    const { own, others } = await one<{ own: number; others: number }>(
      db,
      sql`select total_changes() as own, data_version as others from pragma_data_version`,
    );
    return `${own}-${others}`;
  },
  async otherWrites(db) {
    return String((await one<{ data_version: number }>(db, sql`pragma data_version`)).data_version);
  },
  async newestId(db, table) {
    const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(db.tables());
    return rows[0]?.seq ?? 0;
  },
  async columnsOf(db, table) {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db.tables());
    return rows.map(({ name }) => name);
  },
};

async function one<Row>(db: Tables, query: ReturnType<typeof sql<Row>>): Promise<Row> {
  const [row] = (await query.execute(db.tables())).rows;
  if (!row) throw new Error('The database returned no row.');
  return row;
}
