import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';
import { isDiskFull } from '../../../errors/is-disk-full.ts';

/** Maximum number of cached statements, by their text; lists of varying length would otherwise add ever more. */
const maxStatements = 500;

export interface SqliteOptions {
  /** Milliseconds that a transaction waits for the write lock without blocking the event loop. */
  readonly lockTimeout?: number;
  /** Frees space on a full disk; returns false when it cannot. */
  readonly freeSpace?: (() => boolean) | undefined;
}

/** Kysely's SQLite dialect over Node's SQLite: statements are cached and a transaction takes the write lock at once. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #raw: DatabaseSync;
  readonly #lockTimeout: number;

  constructor(raw: DatabaseSync, { lockTimeout = 0, freeSpace = () => false }: SqliteOptions) {
    const config = { database: cachedStatements(raw, freeSpace) };
    super(config);
    this.#config = config;
    this.#raw = raw;
    this.#lockTimeout = lockTimeout;
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalDdlAdapter();
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config, this.#raw, this.#lockTimeout);
  }
}

/** SQLite also rolls back schema changes, which Kysely's own adapter does not declare. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite's result code for a lock that another connection holds. */
const SQLITE_BUSY = 5;
/** Milliseconds between two attempts to take the write lock. */
const lockInterval = 25;

class ImmediateDriver extends SqliteDriver {
  readonly #raw: DatabaseSync;
  readonly #lockTimeout: number;

  constructor(config: SqliteDialectConfig, raw: DatabaseSync, lockTimeout: number) {
    super(config);
    this.#raw = raw;
    this.#lockTimeout = lockTimeout;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const deadline = performance.now() + this.#lockTimeout;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() >= deadline) throw error;
      }
      await wait(lockInterval);
    }
  }

  /** On a full disk SQLite has already rolled back; a second rollback would throw and hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#raw.isTransaction) await super.rollbackTransaction(connection);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function cachedStatements(raw: DatabaseSync, freeSpace: () => boolean): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();

  /** Runs a statement again when the disk was full and space was freed, unless SQLite has rolled its transaction back. */
  function withRoom<Result>(run: () => Result): Result {
    const { isTransaction } = raw;
    try {
      return run();
    } catch (error) {
      if (!isDiskFull(error) || !freeSpace() || raw.isTransaction !== isTransaction) throw error;
      return run();
    }
  }

  return {
    close: () => raw.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = wrap(raw.prepare(sql), { again: () => raw.prepare(sql), withRoom });
      const oldest = statements.keys().next();
      if (statements.size >= maxStatements && !oldest.done) statements.delete(oldest.value);
      statements.set(sql, statement);
      return statement;
    },
  };
}

interface Running {
  again(): StatementSync;
  withRoom<Result>(run: () => Result): Result;
}

function wrap(statement: StatementSync, { again, withRoom }: Running): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => withRoom(() => statement.all(...parameters.map(bindable))),
    run: (parameters) => withRoom(() => statement.run(...parameters.map(bindable))),
    // A statement supports one iterator at a time, so each reader gets its own.
    iterate: (parameters) => again().iterate(...parameters.map(bindable)),
  };
}

function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored in a column.`);
}
