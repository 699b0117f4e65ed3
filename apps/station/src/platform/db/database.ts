import type { SqlDialect } from './dialects/sql-dialect.ts';
import type { TableAccess } from './table-access.ts';

/** Access to the tables, inside or outside a transaction; every repository function takes one. */
export interface Tables extends TableAccess {
  /** The SQL that this database writes in its own way. */
  readonly dialect: SqlDialect;
  /** Runs `call` once the writes are durable: at the commit of a transaction, at once outside one. Not called after a rollback. */
  afterCommit(call: () => void): void;
  /** Runs `call` when the transaction does not commit; never outside a transaction. */
  afterRollback(call: () => void): void;
}

/** An open transaction; it ends with the function that received it. */
export type Transaction = Tables;

/** The processes that share a database. */
export interface Peers {
  /** Of this process; no other that runs has it. */
  readonly id: string;
  /** The ids of the processes that run, this one included. */
  running(): Promise<ReadonlySet<string>>;
  /**
   * Calls `onMessage` for each message of a topic, those of this process included. Writes to the tables `jobs`, `live_events`,
   * `stations`, `log_sources` and `recording_leases` are messages of topics with their names, without a text. Null means that
   * messages may have been missed: at once, and after a lost connection. Returns a function that stops.
   */
  watch(topic: string, onMessage: (text: string | null) => void): () => void;
  /** Sends a message of up to 7000 bytes to all processes when the transaction commits, or at once outside one. */
  send(to: Tables, topic: string, text: string): Promise<void>;
  /**
   * Takes a lock that one process holds at a time, or resolves to null if it is taken. The result releases it; the end of the
   * process, or of its connection, does as well.
   */
  tryLock(name: string): Promise<(() => Promise<void>) | null>;
}

export interface Database extends Tables {
  /** Null for SQLite, which only one process writes, or one and its recorder. */
  readonly peers: Peers | null;
  /**
   * Runs a function in one transaction, after all earlier ones have ended. Commits when it resolves, rolls back when it
   * throws. Inside, use only the transaction passed in: the database would wait for this very transaction, so it throws.
   * Keep it short and free of network and file work, because every other transaction waits.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
