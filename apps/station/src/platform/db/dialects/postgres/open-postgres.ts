import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely';
import { Pool } from 'pg';
import { traceStatements } from '../../../telemetry/trace-statements.ts';
import type { Database } from '../../database.ts';
import { wrapDatabase } from '../../wrap-database.ts';
import { getTypeParser } from './column-types.ts';
import { PostgresPeers } from './postgres-peers.ts';
import { postgresSql } from './postgres-sql.ts';
import { SerialPostgresDialect } from './serial-dialect.ts';

export interface PostgresOptions {
  /** Connections of this process; default 10. */
  readonly connections?: number;
  /** Whether to refuse a database that another process has open, and to refuse others from now on. */
  readonly isExclusive?: boolean | undefined;
  /** Receives the errors of statements. */
  onError?(this: void, error: unknown): void;
  /** Called when a connection ends; the next statement opens another. May be called twice for one. */
  onLostConnection?(this: void, error: Error): void;
}

/** Milliseconds; a transaction that waits longer for the others fails. */
const statementTimeout = 60_000;

/** Opens a PostgreSQL database by its address, `postgres://user:password@host/name`. @throws when it cannot be reached. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { connections = 10, isExclusive = false, onLostConnection = () => {} } = options;
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
  const kysely = new Kysely<unknown>({
    dialect: new SerialPostgresDialect(pool),
    plugins: [emptyLists],
    ...traceStatements('postgresql', options.onError),
  });
  const peers = new PostgresPeers({ url, query: (text) => pool.query(text), isExclusive, onLostConnection });
  const db = wrapDatabase({ kysely, dialect: postgresSql, peers });
  try {
    await peers.connect();
  } catch (error) {
    await db.close();
    throw new Error(`The database of DATABASE_URL cannot be used: ${messageOf(error)}`, { cause: error });
  }
  return { ...db, close: () => peers.close().then(() => db.close()) };
}

/** Node reports a refused connection to a name with several addresses without a message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
