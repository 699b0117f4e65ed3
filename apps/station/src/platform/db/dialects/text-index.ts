import type { RawBuilder } from 'kysely';
import type { TableAccess } from '../table-access.ts';

/** Words that a text must have: each phrase is words in a row, and the last word may be unfinished. */
export interface WordQuery {
  readonly phrases: readonly (readonly string[])[];
  readonly isOpen: boolean;
}

/** A full-text index: a table with a column `body`. Case and diacritics do not matter. */
export interface TextIndex {
  /** @param columns of the numbers that follow each body */
  insert(
    db: TableAccess,
    table: string,
    columns: readonly string[],
    rows: readonly (readonly [string, ...number[]])[],
  ): Promise<void>;
  matches(table: string, query: WordQuery): RawBuilder<boolean>;
  /** Lowest for the row that fits best. */
  order(table: string, query: WordQuery): RawBuilder<number>;
  /** The body of a found row; `markFound` then marks it. */
  found(table: string): RawBuilder<string>;
  /** The body with its found words between U+E000 and U+E001. */
  markFound(body: string, query: WordQuery): string;
}
