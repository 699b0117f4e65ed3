import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import { firstStation, startStation, type TestStation } from '../../testing/index.ts';
import { insertMissed, saveRun } from './schedule-runs.repository.ts';
import type { ScheduleRunRow, ScheduleTables } from './schedule-tables.ts';

const dayMs = 24 * 3_600_000;
const start = Date.UTC(2026, 10, 2, 6);

let server: TestStation;
let clock: FakeClock;
beforeEach(async () => {
  clock = createFakeClock(start);
  server = await startStation({ clock });
  await server.context.jobs.idle();
});
afterEach(() => server.close());

/** Stores a run of a schedule that started that many days ago, of whose missed publish users were notified. */
async function add(
  schedule_id: number,
  daysAgo: number,
  outcome: ScheduleRunRow['outcome'] = 'published',
): Promise<void> {
  const start_ms = start - daysAgo * dayMs;
  const date = new Date(start_ms).toISOString().slice(0, 10);
  const hours = {
    date,
    start_ms,
    end_ms: start_ms + 60_000,
    publish_at: null,
    finished_at: start_ms / 1000,
    attempt: 1,
  };
  const result = { outcome, reason: null, error: '', missing: '[]', missing_seconds: 0, episode_id: null };
  await server.context.db.transaction(async (transaction) => {
    await saveRun(transaction, { station_id: firstStation(server).id, schedule_id, ...hours, ...result });
    await insertMissed(transaction, { schedule_id, start_ms, reason: 'gaps' });
  });
}

async function pruneDaily(): Promise<void> {
  clock.advance(dayMs);
  await server.context.jobs.idle();
}

/** Schedule and age in days of each row of a table. */
async function kept(table: 'schedule_runs' | 'missed_publishes'): Promise<[number, number][]> {
  const rows = server.context.db
    .tables<ScheduleTables>()
    .selectFrom(table)
    .select(['schedule_id', 'start_ms']);
  const ordered = await rows.orderBy('schedule_id').orderBy('start_ms', 'desc').execute();
  return ordered.map(({ schedule_id, start_ms }) => [schedule_id, (start - start_ms) / dayMs]);
}

describe('definePruneRuns', () => {
  it('deletes runs older than 400 days, except running ones and the newest of each schedule', async () => {
    for (const daysAgo of [1, 398, 400, 500]) await add(1, daysAgo);
    await add(1, 600, 'running');
    // This schedule was deleted long ago.
    for (const daysAgo of [700, 800]) await add(2, daysAgo);
    const expected = [
      [1, 1],
      [1, 398],
      [1, 600],
      [2, 700],
    ];
    await pruneDaily();
    expect(await kept('schedule_runs')).toEqual(expected);
    expect(await kept('missed_publishes')).toEqual(expected);
    // On the next day, another run is old enough.
    await add(1, 399);
    await pruneDaily();
    expect(await kept('schedule_runs')).toEqual(expected);
  });

  it('deletes more runs than fit into one batch at once', async () => {
    for (let daysAgo = 0; daysAgo < 1001; daysAgo += 1) await add(1, 500 + daysAgo);
    await pruneDaily();
    expect(await kept('schedule_runs')).toEqual([[1, 500]]);
  });
});
