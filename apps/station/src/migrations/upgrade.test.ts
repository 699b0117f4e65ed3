import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { openTestDatabase } from '../platform/db/open-test-database.ts';
import { createFakeClock } from '../platform/fake-clock.ts';
import { startStation, type SignedIn, type TestStation } from '../testing/index.ts';
import { stationMigrations } from './station-migrations.ts';

const onSqlite = { DATABASE_URL: undefined };
let dataDir: string;
let station: TestStation;
let admin: SignedIn;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'postkit-upgrade-'));
  const raw = new DatabaseSync(join(dataDir, 'postkit.db'));
  raw.exec(await readFile(new URL('testing/station-0057.sql', import.meta.url), 'utf8'));
  raw.close();
  station = await startStation({ dataDir, clock: createFakeClock(Date.UTC(2026, 5, 1, 13)), env: onSqlite });
  admin = await station.signIn();
});
afterAll(async () => {
  await station.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function read(path: string): Promise<unknown> {
  const response = await station.call(`/${station.slug}/api/v1/${path}`, { as: admin });
  expect(response.status).toBe(200);
  return response.json();
}

/** Tables, indexes and triggers, without the formatting of their text. */
async function schemaOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    sql: string;
  }>`select sql from sqlite_schema where sql is not null order by name`.execute(db.tables());
  return rows.map((row) => row.sql.replaceAll(/\s+/g, ' '));
}

describe('an upgrade of a data folder from before Kysely migrated it', () => {
  it('keeps users and their passwords', async () => {
    const nora = await station.signIn('nora', 'a password of Nora');
    expect(nora.answer.username).toBe('nora');
    const users = await station.call(`/${station.slug}/api/v1/get_employees.json`, { as: admin });
    expect(await users.json()).toContainEqual(
      expect.objectContaining({ username: 'nora', first_name: 'Nora', last_name: 'Quist' }),
    );
  });

  it('keeps the show, its tag and its feed', async () => {
    expect(await read('show/1/')).toMatchObject({
      title: 'Harbour news',
      description: 'News from the harbour.',
    });
    expect(await read('playlistcategory/')).toMatchObject({ objects: [{ name: 'Harbour' }] });
    expect(await read('socialmediaconnection/1/')).toMatchObject({ title: 'Harbour feed', type: 'rss' });
    const feed = await station.call(`/${station.slug}/rss/1.xml`);
    expect(await feed.text()).toContain('<title>The first ship</title>');
  });

  it('keeps the episode with its audio', async () => {
    expect(await read('playlist/1/')).toMatchObject({
      name: 'The first ship',
      status: 'published',
      tags: ['Harbour'],
      media_status: 'ready',
      smc_data: [{ id: 1, type: 'rss' }],
      events: [{ duration: 4.969, cart: { title: 'A ship arrives' } }],
    });
  });

  it('keeps the draft', async () => {
    expect(await read('draft/new/')).toMatchObject({
      revision: '6d0f3b7e-6f7a-4b61-9a55-0d2f6c1c9f10',
      content: '{"name":"The next ship"}',
      events: [1_780_315_200_000],
    });
  });

  it('keeps the schedule and its holidays', async () => {
    const [schedule] = (await read('get_auto_capture_schedule/')) as unknown[];
    expect(schedule).toMatchObject({
      title: 'Morning %d',
      show_id: 1,
      day_of_week: 'MonWedFri',
      start_time: '06:00',
      end_time: '09:30',
    });
    expect(JSON.stringify(schedule)).toContain('2026-12-24');
  });

  it('keeps the job of the schedule, its live events under their new names', async () => {
    const db = station.context.db.tables();
    const jobs = await sql<{
      payload: string;
    }>`select payload from jobs where name = 'schedules.capture'`.execute(db);
    expect(jobs.rows.map(({ payload }) => JSON.parse(payload))).toEqual([{ station_id: 1, schedule_id: 1 }]);
    const events = await sql<{
      data: string;
    }>`select data from live_events where name = 'schedules_changed' order by id`.execute(db);
    expect(events.rows.map(({ data }) => JSON.parse(data))).toEqual([
      { schedule_id: 1, change: 'created' },
      { schedule_id: null, change: 'updated' },
    ]);
    const old =
      await sql`select name from jobs where name like 'automation%' union all select name from live_events where name like 'automation%'`.execute(
        db,
      );
    expect(old.rows).toEqual([]);
  });

  it('keeps the checkpoint of a delivery and the job that removes renditions under their new names', async () => {
    const db = station.context.db.tables();
    const deliveries = await sql<{
      checkpoint: string;
    }>`select checkpoint from deliveries order by connection_id`.execute(db);
    expect(deliveries.rows.map(({ checkpoint }) => JSON.parse(checkpoint))).toEqual([
      { id: 'remote-1', mediaKey: 'key-1' },
      {},
    ]);
    const jobs = await sql<{
      payload: string;
    }>`select payload from jobs where name = 'episodes.remove-renditions'`.execute(db);
    expect(jobs.rows).toHaveLength(1);
  });

  it('gives the folder the schema of a fresh one, and starts again without a further change', async () => {
    const fresh = await openTestDatabase(stationMigrations);
    expect(await schemaOf(station.context.db)).toEqual(await schemaOf(fresh));
    await fresh.close();
    await station.stop();
    station = await startStation({
      dataDir,
      clock: createFakeClock(Date.UTC(2026, 5, 1, 14)),
      env: onSqlite,
    });
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
      station.context.db.tables(),
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(stationMigrations));
  });
});
