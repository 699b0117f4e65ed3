import type { Kysely } from 'kysely';

export interface TableAccess {
  /** The tables that the caller knows, typed. Outside a transaction each statement commits by itself. */
  tables<T>(): Kysely<T>;
}
