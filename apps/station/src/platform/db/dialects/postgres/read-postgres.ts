import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Tables } from '../../database.ts';
import { getTypeParser } from './column-types.ts';
import { postgresSql } from './postgres-sql.ts';

/**
 * Reads a database as it is at one moment, while others write it: all statements of `read` see the same rows.
 * @param url `postgres://user:password@host/name`
 */
export async function readPostgres<Result>(
  url: string,
  read: (db: Tables) => Promise<Result>,
): Promise<Result> {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 10_000,
    application_name: 'postkit',
    types: { getTypeParser },
  });
  // Also the failure of a statement, which the caller receives.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((inner: Kysely<unknown>) =>
        read({
          dialect: postgresSql,
          tables: <T>() => inner as Kysely<T>,
          afterCommit: (call) => call(),
          afterRollback: () => {},
        }),
      );
  } finally {
    await kysely.destroy();
  }
}
