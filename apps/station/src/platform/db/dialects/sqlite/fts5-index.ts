import { sql } from 'kysely';
import type { TextIndex, WordQuery } from '../text-index.ts';
import { jsonRows } from './json-rows.ts';

/** SQLite's FTS5 tables, made with `tokenize = 'unicode61 remove_diacritics 2'` and `body` as first column. */
export const fts5Index: TextIndex = {
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
