import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logGap, logSource } from '@postkit/sdk/schema';
import { z } from 'zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeaseTables } from './features/logger/leases/lease-tables.ts';
import type { Database } from './platform/db/database.ts';
import { openPostgres } from './platform/db/dialects/postgres/open-postgres.ts';
import { startCountingStream, type CountingStream } from './testing/counting-stream.ts';
import { isOnPostgres, testPostgres, type TestPostgres } from './testing/postgres/test-postgres.ts';
import { rolePid } from './testing/role-pid.ts';
import { type SignedIn, signIn } from './testing/sign-in.ts';
import { type Machine, startMachine } from './testing/start-machine.ts';
import { adminPassword } from './testing/station.ts';

const slow = { timeout: 60_000, interval: 100 };

let postgres: TestPostgres;
let dataDir: string;
let db: Database;
let stream: CountingStream;
let machines: Machine[] = [];

beforeEach(async () => {
  if (!isOnPostgres) return;
  postgres = await testPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'postkit-shared-'));
  db = await openPostgres(postgres.url);
  stream = await startCountingStream();
});
afterEach(async () => {
  if (!isOnPostgres) return;
  await Promise.all(machines.map((machine) => machine.kill()));
  machines = [];
  await stream[Symbol.asyncDispose]();
  await db.close();
  await postgres.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function start(roles: string, env: Readonly<Record<string, string>> = {}): Machine {
  const machine = startMachine({ dataDir, databaseUrl: postgres.url, roles, env });
  machines.push(machine);
  return machine;
}

const call = (url: string, admin: SignedIn, path: string, init: RequestInit = {}) =>
  fetch(new URL(path, url), { ...init, headers: { authorization: admin.authorization, 'content-type': 'application/json' } });

const holders = async () =>
  (await db.tables<LeaseTables>().selectFrom('recording_leases').select('peer').execute()).map(({ peer }) => peer);

describe.runIf(isOnPostgres)('several machines of one installation', { timeout: 240_000 }, () => {
  it('record on another machine within 10 seconds when a recorder dies, and list the gap', async () => {
    const [first, second] = [start('web,worker'), start('web')];
    const [url, other] = [await first.url(), await second.url()];
    const recorder = start('recorder');
    // A session of one machine is known to the other.
    const admin = await signIn(url, 'admin@localhost', adminPassword);
    const source = async (address = other) => logSource.parse(await (await call(address, admin, '/station/api/v1/logger/')).json());
    await expect.poll(async () => (await db.tables<LeaseTables>().selectFrom('recorders').select('peer').execute()).length, slow).toBe(1);
    const saved = await call(url, admin, '/station/api/v1/logger/', {
      method: 'PATCH',
      body: JSON.stringify({ url: stream.url, active: true }),
    });
    expect(saved.status).toBe(200);
    await expect.poll(async () => (await source()).state, slow).toBe('recording');
    await expect.poll(async () => (await source()).last_segment_at, slow).not.toBeNull();

    start('recorder');
    await expect.poll(async () => (await db.tables<LeaseTables>().selectFrom('recorders').select('peer').execute()).length, slow).toBe(2);
    const [holder] = await holders();
    const before = Date.now();
    await recorder.kill();
    await expect.poll(holders, slow).not.toEqual([holder]);
    await expect.poll(async () => (await source()).state, slow).toBe('recording');
    expect(Date.now() - before).toBeLessThan(10_000);
    const span = `start=${Math.floor(before / 1000) - 60}&end=${Math.floor(before / 1000) + 600}`;
    const gaps = async () =>
      z.object({ gaps: z.array(logGap) }).parse(await (await call(url, admin, `/station/api/v1/logger/gaps.json?${span}`)).json());
    await expect.poll(async () => (await gaps()).gaps, slow).toEqual([expect.objectContaining({ open: false })]);
  });

  it('names a data folder that is not the shared one', async () => {
    await start('web').url();
    const lonely = startMachine({ dataDir: join(dataDir, 'own'), databaseUrl: postgres.url, roles: 'worker' });
    machines.push(lonely);
    await expect.poll(lonely.output, slow).toContain('Set POSTKIT_DATA to the folder that all machines of this installation share');
    expect(await rolePid(machines[0]?.pid ?? 0, 'web')).toBeGreaterThan(0);
  });
});
