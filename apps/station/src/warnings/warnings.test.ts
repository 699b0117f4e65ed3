import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installationWarnings, type InstallationWarning } from '@postkit/sdk/schema';
import { backupName, recordPath } from '../backup/backup-record.ts';
import { writeVerifiedNote } from '../backup/verified-note.ts';
import { createFakeClock, type FakeClock } from '../platform/fake-clock.ts';
import {
  firstStation,
  makeStation,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../testing/index.ts';
import { startMailServer } from '../testing/mail-server.ts';
import type { TestStationOptions } from '../testing/station.ts';
import '../testing/postgres/also-on-postgres.ts';

const hour = 3_600_000;
const day = 24 * hour;
const gb = 1024 ** 3;
let clock: FakeClock;
let folder: string;
let server: TestStation;

beforeEach(async () => {
  clock = createFakeClock(Date.UTC(2026, 10, 26, 12));
  folder = await mkdtemp(join(tmpdir(), 'postkit-warnings-'));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const open = async (env: TestStationOptions['env'] = {}, options: Pick<TestStationOptions, 'tasks'> = {}) =>
  (server = await startStation({ clock, env, ...options }));
const call = (as: SignedIn) => server.call(`/${server.slug}/api/v1/warnings/`, { as });

async function warnings(): Promise<InstallationWarning[]> {
  const response = await call(await server.signIn());
  expect(response.status).toBe(200);
  return installationWarnings.parse(await response.json()).warnings;
}

/** Makes a folder of backups whose only one is of a moment. */
async function backedUp(at: number): Promise<void> {
  await mkdir(join(folder, 'backups'), { recursive: true });
  await writeFile(recordPath(folder, backupName(new Date(at))), '');
}

/** Makes the station record 2 GB a day on a disk with room for some days. */
async function fillDisk(days: number) {
  const tables = server.context.db.tables();
  await sql`insert into streams (station_id, name) values (${firstStation(server).id}, 'log-1')`.execute(
    tables,
  );
  await sql`insert into archive_files (stream_id, name, first_n, started_at_ms, bytes)
    select id, 'log-1/a.aac', 0, ${clock.now() - day}, ${2 * gb} from streams`.execute(tables);
  const free = days * 2 * gb + server.context.disk.keepFree;
  return vi.spyOn(server.context.disk, 'size').mockResolvedValue({ total: 100 * gb, free });
}

describe('the warnings of an installation', () => {
  it('are none while all is well, and for company admins alone', async () => {
    await open();
    expect(await warnings()).toEqual([]);
    const user = await makeUser(server, { stations: [{ stationId: firstStation(server).id, admin: true }] });
    expect((await call(await user.signIn())).status).toBe(403);
  });

  it('name the day on which the disk is full, from two weeks before', async () => {
    await open();
    const disk = await fillDisk(14);
    expect(await warnings()).toMatchObject([
      { kind: 'disk_full', at: (clock.now() + 14 * day) / 1000, station: null },
    ]);
    disk.mockResolvedValue({ total: 100 * gb, free: 40 * gb + server.context.disk.keepFree });
    expect(await warnings()).toEqual([]);
  });

  it('name stations of the company whose log records nothing, first', async () => {
    await open();
    const other = await makeStation(server);
    await fillDisk(1);
    const { recording } = server.features.logger;
    vi.spyOn(server.features.logger, 'recording').mockImplementation((station) =>
      station.id === other.id
        ? { ...recording(station), state: 'lost', since: 7, error: 'No connection.' }
        : recording(station),
    );
    expect(await warnings()).toMatchObject([
      { kind: 'recording_stopped', at: 7, station: other.slug, reason: 'No connection.' },
      { kind: 'disk_full' },
    ]);
  });

  it('name a backup that is late or damaged, until the next one', async () => {
    await backedUp(clock.now() - 2 * hour);
    await writeVerifiedNote(folder, { backup: 'any', at: clock.now() / 1000 - 3600, faults: 2 });
    const env = { POSTKIT_BACKUPS: folder, DATABASE_URL: undefined };
    await open(env);
    expect(await warnings()).toMatchObject([{ kind: 'backup_damaged', at: clock.now() / 1000 - 3600 }]);
    await backedUp(clock.now() - hour / 2);
    expect(await warnings()).toEqual([]);
    await server.stop();
    await rm(join(folder, 'backups'), { recursive: true });
    await backedUp(clock.now() - 3 * day);
    // Without jobs, so that no backup is made.
    await open(env, { tasks: ['web'] });
    expect(await warnings()).toMatchObject([
      { kind: 'backup_late', at: (clock.now() - 3 * day) / 1000 },
      { kind: 'backup_damaged' },
    ]);
  });

  it('are mailed once to the first administrator, and again after they were over', async () => {
    const mail = await startMailServer();
    await open({
      POSTKIT_ADMIN_EMAIL: 'ina@harbour.fm',
      POSTKIT_SMTP_URL: mail.url,
      POSTKIT_MAIL_FROM: 'POST <post@example.com>',
    });
    const disk = await fillDisk(5);
    const later = async () => {
      clock.advance(hour);
      await server.context.jobs.idle();
    };
    await later();
    await later();
    expect(mail.mails).toMatchObject([
      { to: ['ina@harbour.fm'], source: expect.stringContaining('disk of the station is full') },
    ]);
    disk.mockResolvedValue({ total: 100 * gb, free: 80 * gb });
    await later();
    disk.mockResolvedValue({ total: 100 * gb, free: server.context.disk.keepFree });
    await later();
    expect(mail.mails).toHaveLength(2);
    await mail.close();
  });
});
