import { describe, expect, it } from 'vitest';
import { askSteadily } from './testing/ask-steadily.ts';
import { freePort } from './testing/free-port.ts';
import { machineFixture } from './testing/machine-fixture.ts';
import { isOnPostgres } from './testing/postgres/test-postgres.ts';
import { childPids } from './testing/role-pid.ts';

const slow = { timeout: 120_000, interval: 100 };

const installation = machineFixture();
const start = (env: Readonly<Record<string, string>>) => installation.start('web', { env });

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
    await expect
      .poll(async () => (await running()).filter((pid) => !before.includes(pid)).length, slow)
      .toBe(2);
    const reached = load.responses();
    await expect.poll(() => load.responses(), slow).toBeGreaterThan(reached + 200);
    expect(load.failures()).toEqual([]);
  });

  it('all succeed while one of two machines is drained and replaced, with a balancer that asks /readyz', async () => {
    const ports = [await freePort(), await freePort()];
    const env = (n: number) => ({
      PORT: String(ports[n]),
      POSTKIT_DRAIN_SECONDS: '3',
      POSTKIT_PUBLIC_URL: 'https://post.example.org',
    });
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
