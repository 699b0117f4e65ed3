import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type PostgresPoolClient,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Identifies the lock of the station's writers in its database. */
const writersLock = 4_201_984;
const takeWritersLock = `begin; select pg_advisory_xact_lock(${writersLock})`;

/**
 * Kysely's PostgreSQL dialect with one writer at a time, as in SQLite: a transaction begins when all earlier ones have
 * ended, in whichever process, and a statement that writes outside a transaction waits its turn as well. So ids rise in the
 * order of the commits, and no transaction fails because of another.
 */
export class SerialPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(pool: Pool) {
    const config = {
      pool: {
        connect: async () => serialClient(await pool.connect()),
        end: () => pool.end(),
        options: pool.options,
      },
    };
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new SerialDriver(this.#config);
  }
}

class SerialDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(takeWritersLock));
  }
}

type Query = (
  sql: string,
  parameters: readonly unknown[],
) => Promise<{ command: string; rowCount: number; rows: unknown[] }>;

const clients = new WeakMap<PoolClient, PostgresPoolClient>();

function serialClient(client: PoolClient): PostgresPoolClient {
  const known = clients.get(client);
  if (known) return known;
  let isOpen = false;
  const run: Query = async (sql, parameters) => {
    const { command, rowCount, rows } = await client.query<Record<string, unknown>>(
      sql,
      parameters.map(storable),
    );
    return { command, rowCount: rowCount ?? 0, rows };
  };

  const query: Query = async (sql, parameters) => {
    if (sql === takeWritersLock) return begin();
    if (!isOpen && isWrite(sql)) return alone(sql, parameters);
    if (sql === 'commit' || sql === 'rollback') isOpen = false;
    return run(sql, parameters);
  };

  async function begin() {
    try {
      const begun = await run(takeWritersLock, []);
      isOpen = true;
      return begun;
    } catch (error) {
      await run('rollback', []);
      throw error;
    }
  }

  async function alone(sql: string, parameters: readonly unknown[]) {
    await begin();
    try {
      const result = await run(sql, parameters);
      await query('commit', []);
      return result;
    } catch (error) {
      if (isOpen) await query('rollback', []);
      throw error;
    }
  }

  const serial = { query, release: (destroy?: boolean) => client.release(destroy) } as PostgresPoolClient;
  clients.set(client, serial);
  return serial;
}

function isWrite(sql: string): boolean {
  return /^\s*(?:insert|update|delete)\b/i.test(sql);
}

/** Flags are stored as 0 and 1 in both databases. PostgreSQL has no text with NUL, which only faulty input contains. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD');
  return typeof value === 'boolean' ? Number(value) : value;
}
