import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { logCopy, logGap, logSource, uploadedImage as uploadedImageResponse } from '@postkit/sdk/schema';
import type { LeaseTables } from './features/logger/leases/lease-tables.ts';
import type { Database } from './platform/db/database.ts';
import { openPostgres } from './platform/db/dialects/postgres/open-postgres.ts';
import { startCountingStream, type CountingStream } from './testing/counting-stream.ts';
import { decodedSeconds } from './testing/decoded-seconds.ts';
import { machineFixture } from './testing/machine-fixture.ts';
import { isOnPostgres } from './testing/postgres/test-postgres.ts';
import { rolePid } from './testing/role-pid.ts';
import { startS3Server } from './testing/s3-server.ts';
import { type SignedIn, signIn } from './testing/sign-in.ts';
import { adminPassword } from './testing/station.ts';

const slow = { timeout: 60_000, interval: 100 };

const installation = machineFixture();
let db: Database;
let stream: CountingStream;

beforeEach(async () => {
  if (!isOnPostgres) return;
  db = await openPostgres(installation.postgres.url);
  stream = await startCountingStream();
});
afterEach(async () => {
  if (!isOnPostgres) return;
  await stream[Symbol.asyncDispose]();
  await db.close();
});

const call = (url: string, admin: SignedIn, path: string, init: RequestInit = {}) =>
  fetch(new URL(path, url), {
    ...init,
    headers: { authorization: admin.authorization, 'content-type': 'application/json' },
  });

const holders = async () =>
  (await db.tables<LeaseTables>().selectFrom('recording_leases').select('peer').execute()).map(
    ({ peer }) => peer,
  );

async function disposableS3() {
  const server = await startS3Server();
  return { ...server, [Symbol.asyncDispose]: () => server.close() };
}

/** Uploads an image and returns its path. */
async function uploadedImage(url: string, { authorization }: SignedIn): Promise<string> {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3f6f8f' } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const response = await fetch(new URL('/station/api/v1/playlist/upload/image.html', url), {
    method: 'POST',
    body,
    headers: { authorization },
  });
  return new URL(uploadedImageResponse.parse(await response.json()).location, url).pathname;
}

/** Recorded audio and stored files of a data folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return paths.filter(
    (path) =>
      path.startsWith('archive/') || (path.startsWith('files/') && !/^files\/\.(work|copies)\//.test(path)),
  );
}

describe.runIf(isOnPostgres)('several machines of one installation', { timeout: 240_000 }, () => {
  it('record on another machine within 10 seconds when a recorder dies, and list the gap', async () => {
    const [first, second] = [installation.start('web,worker'), installation.start('web')];
    const [url, other] = [await first.url(), await second.url()];
    const recorder = installation.start('recorder');
    // A session of one machine is known to the other.
    const admin = await signIn(url, 'admin@localhost', adminPassword);
    const source = async (address = other) =>
      logSource.parse(await (await call(address, admin, '/station/api/v1/logger/')).json());
    await expect
      .poll(
        async () => (await db.tables<LeaseTables>().selectFrom('recorders').select('peer').execute()).length,
        slow,
      )
      .toBe(1);
    const asked = Date.now();
    const saved = await call(url, admin, '/station/api/v1/logger/', {
      method: 'PATCH',
      body: JSON.stringify({ url: stream.url, active: true }),
    });
    expect(saved.status).toBe(200);
    await expect.poll(async () => (await source()).state, slow).toBe('recording');
    const connectMs = Date.now() - asked;
    await expect.poll(async () => (await source()).last_segment_at, slow).not.toBeNull();

    installation.start('recorder');
    await expect
      .poll(
        async () => (await db.tables<LeaseTables>().selectFrom('recorders').select('peer').execute()).length,
        slow,
      )
      .toBe(2);
    const [holder] = await holders();
    const before = Date.now();
    await recorder.kill();
    await expect.poll(holders, slow).not.toEqual([holder]);
    await expect.poll(async () => (await source()).state, slow).toBe('recording');
    // The end of a machine is noticed within 8 seconds; the other one then connects as fast as this machine can.
    expect(Date.now() - before).toBeLessThan(Math.max(10_000, 8000 + 2 * connectMs));
    const span = `start=${Math.floor(before / 1000) - 60}&end=${Math.floor(before / 1000) + 600}`;
    const gaps = async () =>
      z
        .object({ gaps: z.array(logGap) })
        .parse(await (await call(url, admin, `/station/api/v1/logger/gaps.json?${span}`)).json());
    await expect
      .poll(async () => (await gaps()).gaps, slow)
      .toEqual([expect.objectContaining({ open: false })]);
  });

  it('report a log as lost while the machine that records it is stopped as a whole, and as recorded afterwards', async () => {
    const url = await installation.start('web,worker').url();
    const recorder = installation.start('recorder');
    const admin = await signIn(url, 'admin@localhost', adminPassword);
    const source = async () =>
      logSource.parse(await (await call(url, admin, '/station/api/v1/logger/')).json());
    await call(url, admin, '/station/api/v1/logger/', {
      method: 'PATCH',
      body: JSON.stringify({ url: stream.url, active: true }),
    });
    await expect.poll(async () => (await source()).last_segment_at, slow).not.toBeNull();
    // Its connection to the database stays, and with it the lease.
    process.kill(-recorder.pid, 'SIGSTOP');
    await expect.poll(async () => (await source()).error, slow).toContain('no audio for 30 seconds');
    expect(await source()).toMatchObject({ state: 'lost', level: null, recorded_address: null });
    process.kill(-recorder.pid, 'SIGCONT');
    await expect.poll(async () => (await source()).state, slow).toBe('recording');
    expect(recorder.output()).not.toContain('is killed');
  });

  it('share no folder where audio and files are in a bucket: the survivor records and plays what the other one recorded', async () => {
    await using s3 = await disposableS3();
    const secret = randomBytes(32).toString('hex');
    const own = (name: string) => {
      const env = { ...s3.env, POSTKIT_ARCHIVE: 'objects', POSTKIT_SERVER_SECRET: secret };
      return installation.start('web,worker,recorder', { env, dataDir: join(installation.dataDir, name) });
    };
    const first = own('first');
    const url = await first.url();
    const admin = await signIn(url, 'admin@localhost', adminPassword);
    const settings = JSON.stringify({ url: stream.url, active: true });
    expect(
      (await call(url, admin, '/station/api/v1/logger/', { method: 'PATCH', body: settings })).status,
    ).toBe(200);
    const source = async (at: string) =>
      logSource.parse(await (await call(at, admin, '/station/api/v1/logger/')).json());
    const recorded = async (at: string, after: number) => ((await source(at)).last_segment_at ?? 0) > after;
    const from = Date.now() / 1000;
    await expect.poll(() => recorded(url, from + 12), slow).toBe(true);
    const image = await uploadedImage(url, admin);

    const second = own('second');
    const survivor = await second.url();
    await first.kill();
    const until = (await source(survivor)).last_segment_at ?? 0;
    await expect.poll(() => recorded(survivor, until), slow).toBe(true);
    expect((await source(survivor)).state).toBe('recording');

    const range = JSON.stringify({ start: from + 2, end: from + 9 });
    const copied = await call(survivor, admin, '/station/api/v1/logger/copy/', {
      method: 'POST',
      body: range,
    });
    const { events, missing } = logCopy.parse(await copied.json());
    expect([copied.status, missing]).toEqual([201, []]);
    const { authorization } = admin;
    const heard = await Promise.all(
      events.map(({ id }) => decodedSeconds(`${survivor}/station/event/${id}.m3u8`, { authorization })),
    );
    expect(heard.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(7, 0);
    expect((await call(survivor, admin, image)).status).toBe(200);
    for (const name of ['first', 'second'])
      expect(await filesBelow(join(installation.dataDir, name))).toEqual([]);
  });

  it('names a data folder that is not the shared one', async () => {
    const first = installation.start('web');
    await first.url();
    const lonely = installation.start('worker', { dataDir: join(installation.dataDir, 'own') });
    await expect
      .poll(lonely.output, slow)
      .toContain('Set POSTKIT_DATA to the folder that all machines of this installation share');
    expect(await rolePid(first.pid, 'web')).toBeGreaterThan(0);
  });
});
