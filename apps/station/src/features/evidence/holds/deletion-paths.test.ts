import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '../../../platform/fake-clock.ts';
import {
  firstStation,
  makeStation,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../../testing/index.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { makeLog } from '../../../testing/make-log.ts';
import type { Station } from '../../accounts/index.ts';
import { sendZip } from '../../station-imports/testing/import-calls.ts';
import '../../../testing/postgres/also-on-postgres.ts';

const day = 86_400;
const now = Date.UTC(2026, 5, 1, 12);
const held = now / 1000 - 40 * day;

let clock: FakeClock;
let server: TestStation;
let admin: SignedIn;
let station: Station;

beforeEach(async () => {
  clock = createFakeClock(now);
  server = await startStation({ clock });
  admin = await server.signIn();
  // The first station stays, because a company has one at least.
  station = await makeStation(server, { title: 'Lake FM', slug: 'lake' });
  await makeLog(server, { startedAt: held }, station);
});
afterEach(() => server.close());

async function call(path: string, method: string, json?: object) {
  const response = await server.call(path, { method, as: admin, ...(json && { json }) });
  return { status: response.status, body: (await response.json()) as { error_message?: string } };
}

const api = (path: string) => `/lake/api/v1/${path}`;
const hold = () => call(api('log_hold/'), 'POST', { start: held, end: held + 9, reason: 'Complaint' });
const release = () => call(api('log_hold/1/release/'), 'POST');

async function anHourLater(): Promise<void> {
  await server.context.jobs.idle();
  clock.advance(3_600_000);
  await server.context.jobs.idle();
}

/** Bytes of the log that can be read, as the archive has them. */
async function readable(): Promise<number> {
  const { db, archive } = server.context;
  const { rows } = await sql<{ file: string; offset: number; length: number; frames: number; crc32: number }>`
    select f.name as file, s."offset", s.length, s.frames, s.crc32 from segments s join archive_files f on f.id = s.file_id
    join streams on streams.id = s.stream_id where streams.name = ${`log-${station.id}`}`.execute(
    db.tables(),
  );
  let bytes = 0;
  for (const row of rows) bytes += (await archive.readSegment(row)).length;
  return bytes;
}

/** Everything that removes or could remove audio of a log, as far as it gets with a hold. */
const paths: [name: string, run: () => Promise<unknown>, isDeadly: boolean][] = [
  [
    'a shorter time of the log',
    async () => {
      expect((await call(api('storage/log/'), 'PATCH', { log_days: 30, confirm: true })).status).toBe(200);
      await anHourLater();
    },
    true,
  ],
  [
    'the age of the log',
    async () => {
      clock.advance(60 * day * 1000);
      await server.context.jobs.idle();
      await anHourLater();
    },
    true,
  ],
  [
    'the deletion of the station',
    async () => {
      await call(`/${server.slug}/api/v1/station/${station.id}/archive/`, 'POST');
      await call(`/${server.slug}/api/v1/station/${station.id}/?confirm=lake`, 'DELETE');
      await server.context.jobs.idle();
    },
    true,
  ],
  [
    'the removal of the demo',
    async () => {
      await sql`update stations set is_demo = 1 where id = ${station.id}`.execute(server.context.db.tables());
      await call(`/${server.slug}/api/v1/company/remove_demo/`, 'POST');
      await server.context.jobs.idle();
    },
    true,
  ],
  [
    'the log turned off and without a source',
    async () => {
      await call(api('logger/'), 'PATCH', { url: 'http://radio.example/live', active: false });
      await call(api('logger/'), 'PATCH', { url: '' });
      await anHourLater();
    },
    false,
  ],
  [
    'the removal of uploads',
    async () => {
      const upload = await makeEvent(server, {}, station);
      await call(api('event/bulk_delete.json'), 'POST', { ids: [upload.id] });
      await anHourLater();
    },
    false,
  ],
  [
    'a restart, which truncates what a crash left',
    async () => {
      await server.stop();
      server = await startStation({ dataDir: server.dataDir, clock });
      await server.context.jobs.idle();
    },
    false,
  ],
];

describe('a hold on the log', () => {
  it.each(paths)('outlives %s', async (_, run) => {
    await hold();
    const before = await readable();
    expect(before).toBeGreaterThan(0);
    await run();
    expect(await readable()).toBe(before);
  });

  it.each(paths.filter(([, , isDeadly]) => isDeadly))(
    'once it is released, its audio goes with %s',
    async (_, run) => {
      await hold();
      await release();
      await run();
      expect(await readable()).toBe(0);
    },
  );

  it('refuses the deletion of its station, and says why', async () => {
    await hold();
    await call(`/${server.slug}/api/v1/station/${station.id}/archive/`, 'POST');
    const deletion = `/${server.slug}/api/v1/station/${station.id}/?confirm=lake`;
    expect(await call(deletion, 'DELETE')).toMatchObject({
      status: 409,
      body: {
        error_message: 'A hold keeps audio of the log of Lake FM. Release it before the station is deleted.',
      },
    });
  });

  it('is named by the effect of a shorter time, and counted by the storage report', async () => {
    const storage = async () => (await (await server.call(api('storage/'), { as: admin })).json()) as object;
    expect(await storage()).toMatchObject({ held_bytes: 0 });
    await hold();
    const response = await server.call(api('storage/log/?log_days=30'), { as: admin });
    expect(await response.json()).toMatchObject({
      removed: { bytes: 0 },
      spared: { holds: 1, episodes: 0, others: 0, bytes: await readable() },
    });
    expect(await storage()).toMatchObject({ held_bytes: await readable() });
  });

  it('keeps another station from being imported over it', async () => {
    const empty = await makeStation(server);
    const path = `/${empty.slug}/api/v1/log_hold/`;
    await call(path, 'POST', {
      start: now / 1000 + day,
      end: now / 1000 + 2 * day,
      reason: 'Election night',
    });
    await expect(sendZip(server, admin, Buffer.alloc(10), empty.slug)).rejects.toThrow('not empty');
    expect(firstStation(server).id).not.toBe(empty.id);
  });
});
