import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from '../../database.ts';
import { wrapDatabase } from '../../wrap-database.ts';
import { postgresSql } from './postgres-sql.ts';
import { SerialPostgresDialect } from './serial-dialect.ts';

export interface PostgresOptions {
  /** Connections of this process; default 10. */
  readonly connections?: number;
  /** Called when a connection ends; the next statement opens another. May be called twice for one. */
  onLostConnection?(this: void, error: Error): void;
}

/** Milliseconds; a transaction that waits longer for the others fails. */
const statementTimeout = 60_000;

/** Opens a PostgreSQL database by its address, `postgres://user:password@host/name`. Connects with the first statement. */
export function openPostgres(url: string, { connections = 10, onLostConnection = () => {} }: PostgresOptions = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
    application_name: 'postkit',
    types: { getTypeParser },
  });
  pool.on('error', onLostConnection);
  // A connection in use reports its end itself, beside the failure of its statement.
  pool.on('connect', (client) => client.on('error', onLostConnection));
  const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });
  return wrapDatabase(new Kysely<unknown>({ dialect: new SerialPostgresDialect(pool), plugins: [emptyLists] }), postgresSql);
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  // Values stay below 2^53, as in SQLite.
  [types.builtins.INT8]: Number,
  // Sums of integers.
  [types.builtins.NUMERIC]: Number,
  // A buffer of its own, which may be read as numbers of any width.
  [types.builtins.BYTEA]: (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex')),
};

function getTypeParser(type: number, format?: 'text' | 'binary') {
  return parsers[type] ?? types.getTypeParser(type, format);
}
