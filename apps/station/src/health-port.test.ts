import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { isOnPostgres, testPostgres, type TestPostgres } from './testing/postgres/test-postgres.ts';
import { type Machine, startMachine } from './testing/start-machine.ts';

const run = promisify(execFile);
const slow = { timeout: 60_000, interval: 100 };
const token = 'a-token-of-24-characters';
const program = new URL('check-health.ts', import.meta.url).pathname;

let postgres: TestPostgres;
let dataDir: string;
let machines: Machine[] = [];

beforeEach(async () => {
  if (!isOnPostgres) return;
  postgres = await testPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'postkit-health-'));
});
afterEach(async () => {
  if (!isOnPostgres) return;
  await Promise.all(machines.map((machine) => machine.kill()));
  machines = [];
  await postgres.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a machine with a health port, and returns the address of that. */
async function start(roles: string): Promise<string> {
  const port = await freePort();
  const env = { POSTKIT_HEALTH_PORT: String(port), POSTKIT_METRICS_TOKEN: token };
  machines.push(startMachine({ dataDir, databaseUrl: postgres.url, roles, env }));
  return `http://127.0.0.1:${port}`;
}

const read = (url: string, path: string) => fetch(new URL(path, url), { headers: { authorization: `Bearer ${token}` } });
const statusOf = (url: string, path: string) =>
  read(url, path).then(
    ({ status }) => status,
    () => 0,
  );

const checkHealth = (env: Readonly<Record<string, string>>) =>
  run(process.execPath, ['--conditions=postkit-source', program], { env: { PATH: process.env['PATH'], ...env } }).then(
    () => ({ code: 0, stderr: '' }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  );

describe.runIf(isOnPostgres)('POSTKIT_HEALTH_PORT of a machine without the role web', { timeout: 120_000 }, () => {
  it.each(['worker', 'recorder', 'worker,recorder'])('serves health, readiness and metrics of %s, and nothing else', async (roles) => {
    const url = await start(roles);
    await expect.poll(() => statusOf(url, '/readyz'), slow).toBe(200);
    const health = await read(url, '/healthz');
    expect([health.status, await health.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'ok', db: 'ok', engine: 'ok', jobs: 'ok' }),
    ]);
    const metrics = await (await read(url, '/metrics')).text();
    for (const name of ['postkit_jobs_oldest_due_seconds', 'postkit_disk_room_bytes', 'process_resident_memory_bytes'])
      expect(metrics).toContain(name);
    expect((await fetch(new URL('/metrics', url))).status).toBe(401);
    for (const path of ['/', '/login', '/api/openapi.json', '/healthz/more']) expect(await statusOf(url, path)).toBe(404);
    const env = { DATABASE_URL: postgres.url, POSTKIT_ROLES: roles };
    expect(await checkHealth({ ...env, POSTKIT_HEALTH_PORT: new URL(url).port })).toEqual({ code: 0, stderr: '' });
    expect(await checkHealth(env)).toEqual({ code: 1, stderr: expect.stringContaining('Set POSTKIT_HEALTH_PORT') });
  });

  it('says that a machine which has lost its database is not ready', async () => {
    const url = await start('recorder');
    await expect.poll(() => statusOf(url, '/readyz'), slow).toBe(200);
    await postgres.drop();
    await expect.poll(() => statusOf(url, '/readyz'), slow).toBe(503);
    expect(await (await read(url, '/healthz')).json()).toMatchObject({ status: 'failed', db: 'failed' });
  });

  it('does not start on a port that another program uses', async () => {
    const url = await start('worker');
    await expect.poll(() => statusOf(url, '/readyz'), slow).toBe(200);
    const port = new URL(url).port;
    const second = startMachine({ dataDir, databaseUrl: postgres.url, roles: 'recorder', env: { POSTKIT_HEALTH_PORT: port } });
    machines.push(second);
    await expect.poll(second.output, slow).toContain(`Port ${port} is used by another program. Set POSTKIT_HEALTH_PORT to a free port.`);
  });

  it('is not served by a machine with the role web, which serves the same on its port', async () => {
    const url = await start('web');
    const web = await machines[0]?.url();
    expect(await statusOf(web ?? '', '/healthz')).toBe(200);
    expect(await statusOf(url, '/healthz')).toBe(0);
  });
});
