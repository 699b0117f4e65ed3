import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '@postkit/sdk/schema';
import { startChildStation, type ChildStation } from '../testing/child-station.ts';
import { startStation } from '../testing/index.ts';
import { demoStations } from './demo-stations.ts';
import '../testing/postgres/only-on-sqlite.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const env = { POSTKIT_DEMO: '1', POSTKIT_PROVE_PUBLICATIONS: '0' };

async function progressOf(child: ChildStation): Promise<number | null> {
  const answer = await child.call('/harbour-fm/api/v1/settings/');
  return settings.parse(await answer.json()).demo_progress ?? null;
}

/** Waits until the demo has passed a point; a station that is complete has passed every one. */
async function passes(child: ChildStation, point: number): Promise<void> {
  await expect
    .poll(async () => (await progressOf(child)) ?? 100, { timeout: 120_000 })
    .toBeGreaterThanOrEqual(point);
}

describe('the demo under kill -9', { timeout: 240_000 }, () => {
  it('continues wherever it was killed, makes nothing twice, and leaves the work of users as it is', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'postkit-demo-'));
    closing.push(() => rm(dataDir, { recursive: true, force: true }));
    // The administrator signs in while the demo is made.
    let child = await startChildStation(dataDir, env);
    closing.push(() => child.kill());
    const first = await progressOf(child);
    expect(first).not.toBeNull();
    expect(first).toBeLessThan(100);
    const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const made = await child.call('/harbour-fm/api/v1/show/', {
      ...json,
      body: JSON.stringify({ title: 'A show of my own' }),
    });
    expect(made.status).toBe(201);
    for (const point of [5, 25, 50, 88]) {
      await passes(child, point);
      await child.kill();
      child = await startChildStation(dataDir, env);
    }
    await passes(child, 100);
    await child.kill();
    await expectWholeDemo(dataDir);
  });
});

async function expectWholeDemo(dataDir: string): Promise<void> {
  const server = await startStation({ dataDir, env });
  closing.push(() => server.stop());
  const { db } = server.context;
  const count = async (of: RawBuilder<unknown>) =>
    (await sql<{ found: number }>`select (select ${of}) as found`.execute(db.tables())).rows[0]?.found;
  expect({
    shows: await count(
      sql`count(*) from shows where title in ('The Morning Tide', 'Harbour Stories', 'A show of my own')`,
    ),
    episodes: await count(sql`count(*) from episodes`),
    guids: await count(sql`count(distinct guid) from episodes`),
    uploads: await count(sql`count(*) from audio_events where type_name = 'UPLOAD'`),
    clips: await count(sql`count(*) from streams where name like 'demo-%'`),
    schedules: await count(sql`count(*) from schedules`),
    users: await count(sql`count(*) from users`),
  }).toEqual({ shows: 3, episodes: 15, guids: 15, uploads: 4, clips: 21, schedules: 1, users: 6 });
  for (const { slug } of demoStations) {
    const station = server.features.accounts.stationAt(slug);
    const log = sql`segments where stream_id = (select id from streams where name = ${`log-${station.id}`})`;
    // The numbers are those of the time, so a log without a gap has each once.
    expect([
      await count(sql`min(n) from ${log}`),
      await count(sql`max(n) + 1 - count(*) from ${log}`),
    ]).toEqual([0, 0]);
    const events = sql`audio_events where type_name = 'LOGGER' and station_id = ${station.id}`;
    expect(await count(sql`count(*) - count(distinct started_at) from ${events}`)).toBe(0);
    const days = await count(sql`(max(started_at) - min(started_at)) / 86400 from ${events}`);
    expect(days).toBeGreaterThan(5);
  }
}
