import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { askSteadily } from './testing/ask-steadily.ts';
import { isOnPostgres, testPostgres, type TestPostgres } from './testing/postgres/test-postgres.ts';
import { childPids } from './testing/role-pid.ts';
import { type Machine, startMachine } from './testing/start-machine.ts';

const slow = { timeout: 120_000, interval: 100 };

let postgres: TestPostgres;
let dataDir: string;
let machines: Machine[] = [];

beforeEach(async () => {
  if (!isOnPostgres) return;
  postgres = await testPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'postkit-rolling-'));
});
afterEach(async () => {
  if (!isOnPostgres) return;
  await Promise.all(machines.map((machine) => machine.kill()));
  machines = [];
  await postgres.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function start(env: Readonly<Record<string, string>>): Machine {
  const machine = startMachine({ dataDir, databaseUrl: postgres.url, roles: 'web', env });
  machines.push(machine);
  return machine;
}

const readiness = (url: string) =>
  fetch(new URL('/readyz', url)).then(
    ({ status }) => status,
    () => 0,
  );

describe.runIf(isOnPostgres)('requests', { timeout: 240_000 }, () => {
  it('all succeed while SIGHUP restarts two web processes that share a port, one after the other', async () => {
    const machine = start({ PORT: String(await freePort()), POSTKIT_WEB_PROCESSES: '2' });
    const url = await machine.url();
    const running = () => childPids(machine.pid, 'web');
    await expect.poll(async () => (await running()).length, slow).toBe(2);
    const before = await running();
    await using load = askSteadily(() => [url]);
    await expect.poll(() => load.responses(), slow).toBeGreaterThan(200);
    process.kill(machine.pid, 'SIGHUP');
    await expect.poll(async () => (await running()).filter((pid) => !before.includes(pid)).length, slow).toBe(2);
    const reached = load.responses();
    await expect.poll(() => load.responses(), slow).toBeGreaterThan(reached + 200);
    expect(load.failures()).toEqual([]);
  });

  it('all succeed while one of two machines is drained and replaced, with a balancer that asks /readyz', async () => {
    const ports = [await freePort(), await freePort()];
    const env = (n: number) => ({ PORT: String(ports[n]), POSTKIT_DRAIN_SECONDS: '3', POSTKIT_PUBLIC_URL: 'https://post.example.org' });
    const old = start(env(0));
    await old.url();
    await start(env(1)).url();
    const urls = ports.map((port) => `http://127.0.0.1:${port}`);
    await using load = askSteadily(async () => {
      const ready = await Promise.all(urls.map(readiness));
      return urls.filter((_, n) => ready[n] === 200);
    });
    await expect.poll(() => load.reached(), slow).toEqual(new Set(urls));
    const stopped = old.stop();
    await expect.poll(() => readiness(urls[0] ?? ''), slow).toBe(503);
    await stopped;
    load.forget();
    await expect.poll(() => load.reached(), slow).toEqual(new Set(urls.slice(1)));
    await start(env(0)).url();
    await expect.poll(() => load.reached(), slow).toEqual(new Set(urls));
    expect(load.failures()).toEqual([]);
  });
});
