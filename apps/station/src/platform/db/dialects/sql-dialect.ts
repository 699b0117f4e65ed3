import type { Expression, RawBuilder } from 'kysely';
import type { TableAccess } from '../table-access.ts';
import type { TextIndex } from './text-index.ts';

/** The SQL that SQLite and PostgreSQL write differently. Repositories write the rest in Kysely, or in SQL that both take. */
export interface SqlDialect {
  readonly name: 'sqlite' | 'postgres';
  /** One parameter for a list of any length, for `in`. */
  numbers(list: readonly number[]): RawBuilder<number>;
  /** Whether a text is one of a list of any length, which is one parameter. */
  isOneOf(text: Expression<string>, list: readonly string[]): RawBuilder<boolean>;
  /** Rows of a JSON array of arrays, for `from`; each has a column `value`, and `cast(value ->> 0 as bigint)` is its first number. */
  jsonRows(rows: readonly (readonly (number | string | null)[])[]): RawBuilder<{ value: unknown }>;
  /** The elements of a column that holds a JSON array of numbers, for `from`; each row has a column `value` to cast. */
  jsonNumbers(column: Expression<string>): RawBuilder<{ value: unknown }>;
  /** A column or a value for comparisons that ignore the case of A to Z; both sides need it. */
  foldCase(text: Expression<string>): Expression<string>;
  /** Whether a text contains another; case counts. */
  contains(text: Expression<string>, part: string): RawBuilder<boolean>;
  /** Whether a text fits a pattern of `like`, with `\\` as escape, ignoring the case of A to Z. */
  matchesLike(text: Expression<string>, pattern: string): RawBuilder<boolean>;
  /** The text up to its first line end, which it includes; empty for a text of one line. */
  firstLine(text: Expression<string>): RawBuilder<string>;
  /** The numbers of a group in order, joined by commas. */
  joinNumbers(column: Expression<number>): RawBuilder<string>;
  /** A join whose right side is looked up for each row of the left side, where the database lets the statement decide. */
  readonly lookUpJoin: RawBuilder<unknown>;
  readonly textIndex: TextIndex;
  /** Identifies the state of the whole database: while it stays the same, all values read before are still current. */
  dataVersion(db: TableAccess): Promise<string>;
  /** The newest id that a table has assigned, also of a deleted row; 0 for none. */
  newestId(db: TableAccess, table: string): Promise<number>;
  /** Lets a table assign only ids after this one. */
  assignIdsAfter(db: TableAccess, table: string, id: number): Promise<void>;
  /** Names of a table's columns; none if there is no such table. */
  columnsOf(db: TableAccess, table: string): Promise<string[]>;
}
