import { sql } from 'kysely';
import type { TextIndex, WordQuery } from '../text-index.ts';
import { jsonRows } from './json-rows.ts';

/**
 * Tables with a column `words` of type tsvector. The station splits the texts itself, because the parser of PostgreSQL knows
 * addresses and hyphenated words, which SQLite does not, and may lack the extension that removes diacritics.
 */
export const tsvectorIndex: TextIndex = {
  async insert(db, table, columns, rows) {
    const names = ['body', ...columns, 'words'].map((name) => sql.ref(name));
    const numbers = columns.map((_, n) => sql`cast(value ->> ${sql.lit(n + 1)} as bigint)`);
    const words = sql`cast(value ->> ${sql.lit(columns.length + 1)} as tsvector)`;
    const withWords = rows.map(([body, ...rest]) => [
      body.replaceAll('\0', '\uFFFD'),
      ...rest,
      toVector(body),
    ]);
    await sql`insert into ${sql.table(table)} (${sql.join(names)})
      select ${sql.join([sql`value ->> 0`, ...numbers, words])} from ${jsonRows(withWords)}`.execute(
      db.tables(),
    );
  },
  matches: (table, query) =>
    sql<boolean>`${sql.ref(`${table}.words`)} @@ cast(${toTsquery(query)} as tsquery)`,
  order: (table, query) =>
    sql<number>`-ts_rank(${sql.ref(`${table}.words`)}, cast(${toTsquery(query)} as tsquery))`,
  found: (table) => sql<string>`${sql.ref(`${table}.body`)}`,
  markFound(body, query) {
    const words = wordsOf(body);
    const spans = words.flatMap((_, at) => {
      const length = query.phrases.findLast((phrase, n) =>
        isAt(words, at, phrase, query.isOpen && n === query.phrases.length - 1),
      )?.length;
      const [first, last] = [words[at], words[at + (length ?? 0) - 1]];
      return length && first && last ? [{ start: first.start, end: last.end }] : [];
    });
    return spans.reduceRight((text, { start, end }, n) => {
      // A phrase that begins inside the one before belongs to its mark.
      if (start < (spans[n - 1]?.end ?? 0)) return text;
      return `${text.slice(0, start)}\uE000${text.slice(start, end)}\uE001${text.slice(end)}`;
    }, body);
  },
};

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Positions in a tsvector end here; later words share the last one. */
const lastPosition = 16_383;

function toVector(body: string): string {
  return wordsOf(body)
    .map(({ text }, n) => `'${text}':${Math.min(n + 1, lastPosition)}`)
    .join(' ');
}

function toTsquery({ phrases, isOpen }: WordQuery): string {
  return phrases
    .map((words, n) => {
      const folded = words.map((word) => `'${fold(word)}'`).join(' <-> ');
      return isOpen && n === phrases.length - 1 ? `${folded}:*` : folded;
    })
    .join(' & ');
}

function isAt(words: readonly Word[], at: number, phrase: readonly string[], isOpen: boolean): boolean {
  return phrase.every((word, n) => {
    const text = words[at + n]?.text;
    return isOpen && n === phrase.length - 1 ? text?.startsWith(fold(word)) : text === fold(word);
  });
}

function wordsOf(body: string): Word[] {
  return [...body.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
    const text = fold(word);
    return text === '' ? [] : [{ text, start: index, end: index + word.length }];
  });
}

function fold(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
