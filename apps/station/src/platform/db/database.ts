import type { Kysely } from 'kysely';

/** Access to the tables, inside a transaction or outside; what every repository takes. */
export interface Tables {
  /** The tables that the caller knows, typed. Outside a transaction each statement stands alone. */
  tables<T>(): Kysely<T>;
  /** Runs once what was written is durable: at the commit of a transaction, at once outside. Not run after a rollback. */
  afterCommit(call: () => void): void;
  /** Runs when the transaction did not commit; never outside of one. */
  afterRollback(call: () => void): void;
}

/** One open transaction; ends when the function that it was given to ends. */
export type Transaction = Tables;

export interface Database extends Tables {
  /**
   * Runs a function in one transaction, after every earlier one has ended. Commits when it resolves, rolls back when it
   * throws. Inside, use only what is handed in: the database itself would wait for this very transaction, so it throws.
   * Keep it short and free of network and file work, everybody else waits.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
