import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { storageReport, type StorageReport } from '@postkit/sdk/schema';
import { backupName, recordPath } from '../backup/backup-record.ts';
import { createFakeClock } from '../platform/fake-clock.ts';
import { firstStation, makeStation, makeUser, startStation } from '../testing/index.ts';
import { stationTest } from '../testing/station-test.ts';
import '../testing/postgres/also-on-postgres.ts';

const day = 86_400_000;
const gb = 1024 ** 3;
const clock = createFakeClock(Date.UTC(2026, 10, 26, 12));
const { server, admin } = stationTest(() => ({ clock }));

async function report(slug = server.slug): Promise<StorageReport> {
  const response = await server.call(`/${slug}/api/v1/storage/`, { as: admin });
  expect(response.status).toBe(200);
  return storageReport.parse(await response.json());
}

/** Adds a file of an hour to the archive without its bytes. */
async function addFile(
  stationId: number,
  { name, daysAgo, bytes }: { name: string; daysAgo: number; bytes: number },
): Promise<void> {
  const at = clock.now() - daysAgo * day;
  const tables = server.context.db.tables();
  await sql`insert into streams (station_id, name) values (${stationId}, ${name}) on conflict do nothing`.execute(
    tables,
  );
  const { rows } = await sql<{ id: number }>`select id from streams where name = ${name}`.execute(tables);
  const id = rows[0]?.id;
  await sql`insert into archive_files (stream_id, name, first_n, started_at_ms, bytes)
    values (${id}, ${`${name}-${daysAgo}`}, ${Math.round(1000 - daysAgo)}, ${at}, ${bytes})`.execute(tables);
}

describe('the storage report', () => {
  it('has measured nothing before the first recording', async () => {
    const { disk, kinds, growth, full_at, backup } = await report();
    expect(disk.total_bytes).toBeGreaterThan(disk.free_bytes);
    expect(kinds).toMatchObject({ log: 0, uploads: 0 });
    expect(growth).toEqual({ days: 0, bytes_per_day: 0 });
    expect(full_at).toBeNull();
    expect(backup).toEqual({ state: 'off', newest_at: null, failure: '', damaged_files: 0 });
  });

  it('names the bytes of the station, the growth of all, what is removed next, and when the disk is full', async () => {
    const { id } = firstStation(server);
    const other = await makeStation(server);
    const disk = vi
      .spyOn(server.context.disk, 'size')
      .mockResolvedValue({ total: 100 * gb, free: 20 * gb + server.context.disk.keepFree });
    for (let daysAgo = 1; daysAgo <= 7; daysAgo += 1)
      await addFile(id, { name: 'log-1', daysAgo: daysAgo - 0.5, bytes: gb });
    await addFile(id, { name: 'log-1', daysAgo: 88, bytes: 3 * gb });
    await addFile(other.id, { name: 'upload-1', daysAgo: 2, bytes: 7 * gb });
    const ours = await report();
    expect(ours.kinds).toMatchObject({ log: 10 * gb, uploads: 0 });
    expect((await report(other.slug)).kinds).toMatchObject({ log: 0, uploads: 7 * gb });
    expect(ours.growth).toEqual({ days: 7, bytes_per_day: 2 * gb });
    expect(ours.retention).toEqual({
      log_days: 90,
      removed_upload_days: 90,
      audit_days: 400,
      run_days: 400,
      next_week_bytes: 3 * gb,
    });
    // 20 GB, 3 of which are freed in two days, at 2 GB a day.
    expect(ours.full_at).toBe(Math.floor((clock.now() + 12 * day) / 1000));
    const examined = await server.call(`/${server.slug}/api/v1/storage/log/?log_days=5`, { as: admin });
    // The log then is as long as it stays: 5 of 10 GB go, and the upload alone adds 1 GB a day.
    expect(await examined.json()).toMatchObject({
      removed: { bytes: 5 * gb },
      log_bytes: 5 * gb,
      full_at: ours.full_at,
      full_at_then: Math.floor((clock.now() + 25 * day) / 1000),
    });
    disk.mockRestore();
  });

  it('is for company admins', async () => {
    const user = await makeUser(server, { stations: [{ stationId: firstStation(server).id, admin: true }] });
    expect((await server.call(`/${server.slug}/api/v1/storage/`, { as: await user.signIn() })).status).toBe(
      403,
    );
  });
});

describe('the storage report of a station with backups', () => {
  it('names the newest one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postkit-backups-'));
    const made = clock.now() - day / 8;
    await mkdir(join(folder, 'backups'));
    await writeFile(recordPath(folder, backupName(new Date(made))), '');
    const station = await startStation({ clock, env: { DATABASE_URL: undefined, POSTKIT_BACKUPS: folder } });
    const response = await station.call(`/${station.slug}/api/v1/storage/`, { as: await station.signIn() });
    expect(await response.json()).toMatchObject({
      backup: { state: 'ok', newest_at: Math.floor(made / 1000) },
    });
    await station.close();
    await rm(folder, { recursive: true });
  });
});
