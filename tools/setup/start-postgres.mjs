// PostgreSQL servers of tests and benchmarks; also the set-up of Vitest for the tests on PostgreSQL.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensurePostgres } from './ensure-postgres.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { SetupError } from './setup-error.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The account of the server where the tests run as root, which PostgreSQL refuses. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };

const SETTINGS = { listen_addresses: '', max_connections: '300' };

/** Without durability: the data is deleted after the tests. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** Counts the statements of each database, for `npm run test:statements`; part of Debian's package. */
const COUNTING = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.max': '200000',
  'pg_stat_statements.track': 'all',
};

/**
 * Starts a PostgreSQL server for each worker of the tests, and sets POSTKIT_TEST_POSTGRES to their addresses without the name of a
 * database, separated by spaces. Workers have servers of their own because each write ends what all stations of a server have
 * cached. Tests use the servers of that variable if it is set before.
 * @param {{ config: { maxWorkers?: number | string } }} project
 * @returns {Promise<(() => Promise<unknown>) | undefined>} stops the servers
 */
export async function setup({ config } = { config: {} }) {
  if (process.env['POSTKIT_TEST_POSTGRES']) return undefined;
  const count = Number(config.maxWorkers) || 1;
  const settings = { ...FORGETFUL, ...(process.env['POSTKIT_TEST_STATEMENTS'] ? COUNTING : {}) };
  // A test's database is a copy of 900 files, which takes 0.3 s on a disk and 0.03 s in memory.
  const servers = await Promise.all(
    Array.from({ length: count }, () => startPostgres(memoryFolder(), settings)),
  );
  process.env['POSTKIT_TEST_POSTGRES'] = servers.map(({ url }) => url).join(' ');
  return () => Promise.all(servers.map(({ stop }) => stop()));
}

/**
 * Starts a PostgreSQL server on a socket in a folder of its own.
 * @param {string} parent the folder of that folder
 * @param {Record<string, string>} more settings of the server
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>} `url` without the name of a database
 */
export async function startPostgres(parent, more = {}) {
  const isRoot = process.getuid?.() === 0;
  const folder = await mkdtemp(join(parent, 'postkit-postgres-'));
  if (isRoot) chownSync(folder, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  const options = { ...(isRoot ? UNPRIVILEGED : {}), cwd: folder };
  const programs = readable(await ensurePostgres(root), folder, isRoot);
  const data = join(folder, 'data');
  // Without a language, so that the tests depend on no collation of the machine.
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    options,
  );
  const settings = Object.entries({ ...SETTINGS, ...more, unix_socket_directories: folder }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
    ...options,
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  await started(data, ended);
  return {
    url: `postgres://postgres@/?host=${folder}`,
    pid: server.pid ?? 0,
    async stop() {
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The programs of the npm package are below a folder that only root may read; the account of the server gets a copy.
 * @param {string} programs
 * @param {string} folder
 * @param {boolean} isRoot
 */
function readable(programs, folder, isRoot) {
  if (!isRoot || !programs.startsWith(root)) return programs;
  const copy = join(folder, 'native');
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

/**
 * @param {string} data
 * @param {Promise<unknown>} ended
 */
async function started(data, ended) {
  let isOver = false;
  void ended.then(() => (isOver = true));
  // Its last line is the state of the server.
  while (!(await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).includes('ready')) {
    if (isOver) throw new SetupError('The PostgreSQL server of the tests did not start.');
    await wait(20);
  }
}
