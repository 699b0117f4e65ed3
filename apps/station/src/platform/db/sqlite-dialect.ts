import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';

/** Statements kept ready, by their text; reached by prepared lists of differing length, so bounded. */
const kept = 500;

/** Kysely's SQLite dialect over Node's own SQLite: statements are cached and a transaction takes the write lock at once. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #raw: DatabaseSync;

  constructor(raw: DatabaseSync) {
    const config = { database: cachedStatements(raw) };
    super(config);
    this.#config = config;
    this.#raw = raw;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config, this.#raw);
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #raw: DatabaseSync;

  constructor(config: SqliteDialectConfig, raw: DatabaseSync) {
    super(config);
    this.#raw = raw;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite rolls back by itself; a second rollback would throw and hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#raw.isTransaction) await super.rollbackTransaction(connection);
  }
}

function cachedStatements(raw: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => raw.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const made = wrap(raw.prepare(sql), () => raw.prepare(sql));
      const oldest = statements.keys().next();
      if (statements.size >= kept && !oldest.done) statements.delete(oldest.value);
      statements.set(sql, made);
      return made;
    },
  };
}

function wrap(statement: StatementSync, again: () => StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    // A statement can be iterated by one reader only, so each gets its own.
    iterate: (parameters) => again().iterate(...parameters.map(bindable)),
  };
}

function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored in a column.`);
}
