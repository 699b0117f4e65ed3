import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installationWarnings } from '@postkit/sdk/schema';
import { createFakeClock, type FakeClock } from './platform/fake-clock.ts';
import type { ProcessHealth } from './platform/heartbeat/process-health.ts';
import type { RoleLink } from './supervisor/role-messages.ts';
import { startStation, type TestStation } from './testing/index.ts';
import './testing/postgres/only-on-sqlite.ts';

const works: ProcessHealth = { name: 'recorder', state: 'works', silentMs: 400, hangs: 0, hungAt: null };
const day = 86_400_000;
const token = 'a-token-of-24-characters';

let clock: FakeClock;
let server: TestStation;
let processes: ProcessHealth[];

beforeEach(async () => {
  clock = createFakeClock();
  processes = [works];
  const link: RoleLink = {
    send() {},
    onMessage() {},
    start() {},
    onStart() {},
    onExit() {},
    processes: () => processes,
  };
  server = await startStation({ clock, link, env: { POSTKIT_METRICS_TOKEN: token } });
});
afterEach(() => server.close());

async function health() {
  const response = await server.call('/healthz');
  const { status, processes: states } = (await response.json()) as { status: string; processes?: unknown };
  return [response.status, status, states];
}

async function warnings() {
  const response = await server.call(`/${server.slug}/api/v1/warnings/`, { as: await server.signIn() });
  return installationWarnings.parse(await response.json()).warnings;
}

async function metrics() {
  const text = await (
    await server.call('/metrics', { headers: { authorization: `Bearer ${token}` } })
  ).text();
  return text.split('\n').filter((line) => line.startsWith('postkit_process_'));
}

describe('a station with a supervisor', () => {
  it('is healthy while its processes work or start', async () => {
    expect(await health()).toEqual([200, 'ok', { recorder: 'works' }]);
    processes = [{ ...works, state: 'starting' }];
    expect(await health()).toEqual([200, 'ok', { recorder: 'starting' }]);
    expect(await warnings()).toEqual([]);
  });

  it.each(['silent', 'down'] as const)('is not healthy while one is %s', async (state) => {
    processes = [
      { ...works, name: 'web' },
      { ...works, state },
    ];
    expect(await health()).toEqual([503, 'failed', { web: 'works', recorder: state }]);
  });

  it('warns of a process that does not respond, and for a day of one that was killed for it', async () => {
    processes = [{ ...works, state: 'silent', silentMs: 7000 }];
    const warning = { kind: 'process_hung', station: null, title: '', reason: 'recorder' };
    expect(await warnings()).toEqual([{ ...warning, at: clock.now() / 1000 - 7 }]);
    const hungAt = clock.now();
    processes = [{ ...works, hangs: 1, hungAt }];
    clock.advance(day - 1000);
    expect(await warnings()).toEqual([{ ...warning, at: hungAt / 1000 }]);
    clock.advance(1000);
    expect(await warnings()).toEqual([]);
  });

  it('has the heartbeats of its processes as metrics', async () => {
    processes = [{ ...works, silentMs: 2500, hangs: 3 }];
    expect(await metrics()).toEqual([
      'postkit_process_heartbeat_age_seconds{process="recorder"} 2.5',
      'postkit_process_hangs_total{process="recorder"} 3',
    ]);
  });

  it('is not healthy while its disk does not respond', async () => {
    const { promise: never } = Promise.withResolvers<number>();
    server.context.disk.freeBytes = () => never;
    let response: Response | undefined;
    void server.call('/healthz').then((responded) => (response = responded));
    await expect
      .poll(() => {
        clock.advance(1000);
        return response?.status;
      })
      .toBe(503);
    expect(await response?.json()).toMatchObject({ status: 'failed', disk: 'blocked', db: 'ok' });
  });
});
