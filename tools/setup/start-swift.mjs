// OpenStack Swift with s3api, for tests of files on S3.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const KINDS = /** @type {const} */ (['account', 'container', 'object']);
const PROGRAMS = ['swift-ring-builder', 'swift-proxy-server', ...KINDS.map((kind) => `swift-${kind}-server`)];

/** Whether all programs of Swift are installed. */
export function hasSwift() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return PROGRAMS.every((program) => folders.some((folder) => existsSync(join(folder, program))));
}

/**
 * Starts a Swift of one device in a folder of its own.
 * @returns {Promise<{ endpoint: string, accessKeyId: string, secretAccessKey: string, stop: () => Promise<void> }>}
 */
export async function startSwift() {
  const folder = await mkdtemp(join(tmpdir(), 'postkit-swift-'));
  await mkdir(join(folder, 'devices', 'd1'), { recursive: true });
  await writeFile(
    join(folder, 'swift.conf'),
    ini({ 'swift-hash': { swift_hash_path_suffix: 'postkit', swift_hash_path_prefix: 'tests' } }),
  );
  const ports = await freePorts(KINDS.length + 1);
  /** @type {Promise<unknown>[]} */
  const ends = [];
  /** @type {import('node:child_process').ChildProcess[]} */
  const servers = [];
  const stop = async () => {
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(ends);
    await rm(folder, { recursive: true, force: true });
  };
  /**
   * @param {string} name
   * @param {Record<string, Record<string, string>>} config
   */
  async function start(name, config) {
    await writeFile(join(folder, `${name}.conf`), ini(config));
    const log = openSync(join(folder, `${name}.log`), 'a');
    const server = spawn(`swift-${name}-server`, [join(folder, `${name}.conf`), '-v'], {
      stdio: ['ignore', log, log],
    });
    servers.push(server);
    ends.push(once(server, 'exit'));
  }
  try {
    for (const [index, kind] of KINDS.entries()) {
      await buildRing(folder, kind, ports[index] ?? 0);
      await start(kind, storageServer(folder, kind, ports[index] ?? 0));
    }
    const port = ports[KINDS.length] ?? 0;
    await start('proxy', proxyServer(folder, port));
    const endpoint = `http://127.0.0.1:${port}`;
    await ready(`${endpoint}/healthcheck`, join(folder, 'proxy.log'));
    return { endpoint, accessKeyId: 'post:kit', secretAccessKey: 'testing', stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {string} kind
 * @param {number} port
 */
async function buildRing(folder, kind, port) {
  const run = (/** @type {string[]} */ ...args) =>
    promisify(execFile)('swift-ring-builder', [`${kind}.builder`, ...args], { cwd: folder });
  await run('create', '2', '1', '1');
  await run('add', `r1z1-127.0.0.1:${port}/d1`, '1');
  await run('rebalance');
}

/**
 * @param {string} folder
 * @param {number} port
 */
function defaults(folder, port) {
  return {
    bind_ip: '127.0.0.1',
    bind_port: String(port),
    workers: '0',
    user: userInfo().username,
    swift_dir: folder,
    log_level: 'ERROR',
  };
}

/**
 * @param {string} folder
 * @param {string} kind
 * @param {number} port
 */
function storageServer(folder, kind, port) {
  const devices = {
    devices: join(folder, 'devices'),
    mount_check: 'false',
    disable_fallocate: 'true',
    recon_cache_path: folder,
  };
  return {
    DEFAULT: { ...defaults(folder, port), ...devices },
    'pipeline:main': { pipeline: `${kind}-server` },
    [`app:${kind}-server`]: { use: `egg:swift#${kind}` },
  };
}

/**
 * @param {string} folder
 * @param {number} port
 */
function proxyServer(folder, port) {
  const filters = [
    'catch_errors',
    'gatekeeper',
    'healthcheck',
    'memcache',
    'listing_formats',
    's3api',
    'tempauth',
    'bulk',
    'slo',
    'dlo',
  ];
  return {
    DEFAULT: defaults(folder, port),
    'pipeline:main': { pipeline: [...filters, 'proxy-server'].join(' ') },
    'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: 'true' },
    ...Object.fromEntries(filters.map((filter) => [`filter:${filter}`, { use: `egg:swift#${filter}` }])),
    'filter:tempauth': { use: 'egg:swift#tempauth', user_post_kit: 'testing .admin' },
    // Nothing listens there: s3api needs the filter, and works without its server.
    'filter:memcache': { use: 'egg:swift#memcache', memcache_servers: '127.0.0.1:1' },
    'filter:s3api': { use: 'egg:swift#s3api', location: 'us-east-1', dns_compliant_bucket_names: 'true' },
  };
}

/** @param {Record<string, Record<string, string>>} sections */
function ini(sections) {
  const lines = Object.entries(sections).flatMap(([name, fields]) => [
    `[${name}]`,
    ...Object.entries(fields).map(([field, value]) => `${field} = ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** @param {number} count */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map(
    (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port,
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/**
 * @param {string} address
 * @param {string} log
 */
async function ready(address, log) {
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await wait(200);
  }
  throw new Error(`Swift did not start:\n${await readFile(log, 'utf8')}`);
}
