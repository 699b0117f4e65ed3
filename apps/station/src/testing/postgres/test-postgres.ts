import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { postgresMigrations } from '../../migrations/station-migrations.ts';
import { openPostgres } from '../../platform/db/dialects/postgres/open-postgres.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { countStatements, recordDatabase, recordStatements } from './record-statements.ts';

/** Whether the tests of this project run on PostgreSQL. */
export const isOnPostgres = process.env['POSTKIT_TEST_DATABASE'] === 'postgres';

/** A database of the test server, with the tables of a station. */
export interface TestPostgres {
  readonly url: string;
  /** Resolves once no process is connected, or after 5 seconds: the server notices the end of a killed process late. */
  disconnected(): Promise<void>;
  drop(): Promise<void>;
}

const template = 'station_template';

/** Creates a database, or finds the one that an earlier call made for the same data folder. */
export async function testPostgres(dataDir: string = randomUUID()): Promise<TestPostgres> {
  const name = `station_${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`;
  await (templateMade ??= makeTemplate());
  if (!(await exists(name)))
    await administer(`create database ${name} template ${template} strategy file_copy`);
  return databaseOf(name);
}

/** Creates a database without tables. */
export async function emptyPostgres(): Promise<TestPostgres> {
  const name = `station_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}`);
  return databaseOf(name);
}

function databaseOf(name: string): TestPostgres {
  recordDatabase(name);
  return {
    url: addressOf(name),
    disconnected: () => disconnected(name),
    async drop() {
      await recordStatements(administration(), name);
      await administer(`drop database if exists ${name} with (force)`);
    },
  };
}

let templateMade: Promise<void> | undefined;

/** Copying a template takes a third of the time that creating the tables takes. */
async function makeTemplate(): Promise<void> {
  const lock = new Client({ connectionString: addressOf('postgres') });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock(1)');
    if (await exists(template)) return;
    await countStatements(administration());
    const unfinished = `${template}_unfinished`;
    await administer(`create database ${unfinished}`);
    const db = await openPostgres(addressOf(unfinished), { connections: 1 });
    await migrate(db, postgresMigrations);
    await db.close();
    // A first connection stores the catalog in a file, which the copies get.
    await (await openPostgres(addressOf(unfinished), { connections: 1 })).close();
    await administer(`alter database ${unfinished} rename to ${template}`);
  } finally {
    await lock.end();
  }
}

async function disconnected(name: string): Promise<void> {
  for (let left = 250; left > 0; left -= 1) {
    const { rowCount } = await administration().query('select 1 from pg_stat_activity where datname = $1', [
      name,
    ]);
    if (rowCount === 0) return;
    await wait(20);
  }
}

async function exists(name: string): Promise<boolean> {
  const { rowCount } = await administration().query('select 1 from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

async function administer(statement: string): Promise<void> {
  await administration().query(statement);
}

let pool: Pool | undefined;

/** The one connection of this worker to the server: each worker asks for one database at a time. */
function administration(): Pool {
  // The server of the tests may end before this worker.
  pool ??= new Pool({
    connectionString: addressOf('postgres'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on('error', () => {});
  return pool;
}

/** Each worker has a server of its own, where there are several. */
function addressOf(name: string): string {
  const servers = (process.env['POSTKIT_TEST_POSTGRES'] ?? '').split(' ');
  const server = servers[Number(process.env['VITEST_POOL_ID'] ?? 0) % servers.length];
  if (!server) throw new Error('The PostgreSQL server of the tests does not run.');
  return server.replace('/?', `/${name}?`);
}
