import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock } from '../platform/fake-clock.ts';
import { startMailServer, startStation, type TestStation } from '../testing/index.ts';
import { isOnPostgres } from '../testing/postgres/test-postgres.ts';
import { backupNames, findBackup } from './backup-record.ts';
import { summaryOf } from './read-record.ts';
import { verifyBackup } from './verify-backup.ts';

const hour = 3_600_000;
const clock = createFakeClock(Date.now());
let folder: string;
let server: TestStation | undefined;

beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'postkit-nightly-'))));
afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

const open = async (env: Record<string, string> = {}) =>
  (server = await startStation({ clock, env: { DATABASE_URL: undefined, POSTKIT_BACKUPS: folder, ...env } }));
const healthOf = async (station: TestStation) => {
  const response = await station.call('/healthz');
  const { backup } = (await response.json()) as { backup: string };
  return { status: response.status, backup };
};
const planned = async (station: TestStation) =>
  station.context.db
    .tables<{ jobs: { name: string; status: string; run_at: number } }>()
    .selectFrom('jobs')
    .select('run_at')
    .where('name', '=', 'backups.create')
    .where('status', '=', 'pending')
    .execute();

describe('the nightly backup', () => {
  it('is made at the first start, then each night, and the health check reports when it is late', async () => {
    const station = await open();
    await station.context.jobs.idle();
    const names = await backupNames(folder);
    expect(names).toHaveLength(1);
    expect(await verifyBackup(folder, names[0] ?? '')).toMatchObject({ faults: [] });
    expect(await healthOf(station)).toMatchObject({ status: 200, backup: 'ok' });
    const [next] = await planned(station);
    expect(new Date(next?.run_at ?? 0).getHours()).toBe(3);
    expect((next?.run_at ?? 0) - clock.now()).toBeLessThanOrEqual(25 * hour);
    clock.advance(51 * hour);
    expect(await healthOf(station)).toMatchObject({ backup: 'late' });
  });

  it.runIf(isOnPostgres)('of a station on PostgreSQL has its rows', async () => {
    server = await startStation({ clock, env: { POSTKIT_BACKUPS: folder } });
    await server.context.jobs.idle();
    const summary = await summaryOf(folder, await findBackup(folder));
    expect(summary).toMatchObject({ database: 'postgres', tables: { companies: expect.any(Number) } });
  });

  it('waits for the night where a backup of the last day is there', async () => {
    const first = await open();
    await first.context.jobs.idle();
    await first.stop();
    const again = await startStation({
      clock,
      dataDir: first.dataDir,
      env: { DATABASE_URL: undefined, POSTKIT_BACKUPS: folder },
    });
    await again.context.jobs.idle();
    expect(await planned(again)).toHaveLength(1);
    expect((await backupNames(folder)).length).toBe(1);
    await again.stop();
  });

  it('that fails is tried again, then reported by mail, and follows the next night', async () => {
    await using mail = await mailServer();
    const file = join(folder, 'file');
    await writeFile(file, '');
    const station = await open({
      POSTKIT_BACKUPS: join(file, 'backups'),
      POSTKIT_ADMIN_EMAIL: 'ina@harbour.fm',
      POSTKIT_SMTP_URL: mail.url,
      POSTKIT_MAIL_FROM: 'POST <post@example.com>',
    });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await station.context.jobs.idle();
      clock.advance(hour / 6);
    }
    await station.context.jobs.idle();
    expect(mail.mails).toMatchObject([
      { to: ['ina@harbour.fm'], source: expect.stringContaining('a backup failed') },
    ]);
    expect(await planned(station)).toHaveLength(1);
    expect(await healthOf(station)).toMatchObject({ status: 200, backup: 'late' });
    const admin = await station.signIn('ina@harbour.fm');
    const { warnings } = await (
      await station.call(`/${station.slug}/api/v1/warnings/`, { as: admin })
    ).json();
    expect(warnings).toMatchObject([
      { kind: 'backup_failed', station: null, reason: expect.stringMatching(/\S/) },
    ]);
  });

  it('is a warning soon after the start if its folder cannot be used, until it can', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const station = await open({ POSTKIT_BACKUPS: join(file, 'backups') });
    const admin = await station.signIn();
    const reasons = async () => {
      const { warnings } = await (
        await station.call(`/${station.slug}/api/v1/warnings/`, { as: admin })
      ).json();
      return (warnings as { reason: string }[]).map(({ reason }) => reason);
    };
    const words = `the folder ${file}/backups cannot be used: a part of its path is a file, not a folder (ENOTDIR). Name another folder`;
    await expect.poll(reasons, { timeout: 10_000 }).toEqual([words]);
    await station.stop();
    await rm(file);
    const again = await startStation({
      clock,
      dataDir: station.dataDir,
      env: { DATABASE_URL: undefined, POSTKIT_BACKUPS: join(file, 'backups') },
    });
    await again.context.jobs.idle();
    expect(await backupNames(join(file, 'backups'))).toHaveLength(1);
    const { warnings } = await (
      await again.call(`/${again.slug}/api/v1/warnings/`, { as: await again.signIn() })
    ).json();
    expect((warnings as { kind: string }[]).filter(({ kind }) => kind === 'backup_failed')).toEqual([]);
    await again.close();
  });

  it('is off without a folder', async () => {
    const station = await open({ POSTKIT_BACKUPS: '' });
    expect(await planned(station)).toEqual([]);
    expect(await healthOf(station)).toMatchObject({ backup: 'off' });
  });
});

async function mailServer() {
  const mail = await startMailServer();
  return Object.assign(mail, { [Symbol.asyncDispose]: () => mail.close() });
}
