import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { machineFixture } from './testing/machine-fixture.ts';
import { isOnPostgres } from './testing/postgres/test-postgres.ts';
import { stationProgram } from './testing/station-program.ts';

const run = promisify(execFile);
const slow = { timeout: 60_000, interval: 100 };
const token = 'a-token-of-24-characters';

const installation = machineFixture();

/** Starts a machine with a health port, and returns the address of that. */
async function start(roles: string): Promise<string> {
  const port = await freePort();
  const env = { POSTKIT_HEALTH_PORT: String(port), POSTKIT_METRICS_TOKEN: token };
  installation.start(roles, { env });
  return `http://127.0.0.1:${port}`;
}

const read = (url: string, path: string) =>
  fetch(new URL(path, url), { headers: { authorization: `Bearer ${token}` } });
const statusOf = (url: string, path: string) =>
  read(url, path).then(
    ({ status }) => status,
    () => 0,
  );

const checkHealth = (env: Readonly<Record<string, string>>) =>
  run(process.execPath, stationProgram('check-health'), {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
  }).then(
    () => ({ code: 0, stderr: '' }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  );

describe.runIf(isOnPostgres)(
  'POSTKIT_HEALTH_PORT of a machine without the role web',
  { timeout: 120_000 },
  () => {
    it.each(['worker', 'recorder', 'worker,recorder'])(
      'serves health, readiness and metrics of %s, and nothing else',
      async (roles) => {
        const url = await start(roles);
        await expect.poll(() => statusOf(url, '/readyz'), slow).toBe(200);
        const health = await read(url, '/healthz');
        expect([health.status, await health.json()]).toEqual([
          200,
          expect.objectContaining({ status: 'ok', db: 'ok', engine: 'ok', jobs: 'ok' }),
        ]);
        const metrics = await (await read(url, '/metrics')).text();
        for (const name of [
          'postkit_jobs_oldest_due_seconds',
          'postkit_disk_room_bytes',
          'process_resident_memory_bytes',
        ])
          expect(metrics).toContain(name);
        expect((await fetch(new URL('/metrics', url))).status).toBe(401);
        for (const path of ['/', '/login', '/api/openapi.json', '/healthz/more'])
          expect(await statusOf(url, path)).toBe(404);
        const env = { DATABASE_URL: installation.postgres.url, POSTKIT_ROLES: roles };
        expect(await checkHealth({ ...env, POSTKIT_HEALTH_PORT: new URL(url).port })).toEqual({
          code: 0,
          stderr: '',
        });
        expect(await checkHealth(env)).toEqual({
          code: 1,
          stderr: expect.stringContaining('Set POSTKIT_HEALTH_PORT'),
        });
      },
    );

    it('says that a machine which has lost its database is not ready', async () => {
      const url = await start('recorder');
      await expect.poll(() => statusOf(url, '/readyz'), slow).toBe(200);
      await installation.postgres.drop();
      await expect.poll(() => statusOf(url, '/readyz'), slow).toBe(503);
      expect(await (await read(url, '/healthz')).json()).toMatchObject({ status: 'failed', db: 'failed' });
    });

    it('does not start on a port that another program uses', async () => {
      const url = await start('worker');
      await expect.poll(() => statusOf(url, '/readyz'), slow).toBe(200);
      const port = new URL(url).port;
      const second = installation.start('recorder', { env: { POSTKIT_HEALTH_PORT: port } });
      await expect
        .poll(second.output, slow)
        .toContain(`Port ${port} is used by another program. Set POSTKIT_HEALTH_PORT to a free port.`);
    });

    it('is not served by a machine with the role web, which serves the same on its port', async () => {
      const healthPort = await freePort();
      const web = installation.start('web', { env: { POSTKIT_HEALTH_PORT: String(healthPort) } });
      expect(await statusOf(await web.url(), '/healthz')).toBe(200);
      expect(await statusOf(`http://127.0.0.1:${healthPort}`, '/healthz')).toBe(0);
    });
  },
);
