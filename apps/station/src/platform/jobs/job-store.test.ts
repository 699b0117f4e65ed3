import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStationDatabase } from '../../testing/open-station-database.ts';
import type { Database } from '../db/database.ts';
import { claimJob, insertJob } from './job-store.ts';

let db: Database;
beforeEach(async () => void (db = await openStationDatabase()));
afterEach(() => db.close());

const add = (key: string | null) =>
  insertJob(db, {
    name: 'test.run',
    payload: '{}',
    key,
    lane: 'interactive',
    station_id: null,
    run_at: 0,
    now: 0,
  });

describe('claimJob', () => {
  it('refuses a job that was found before another of its key began', async () => {
    expect((await claimJob(db, await add('a'), 'one', 1))?.lease).toBe('one');
    const next = await add('a');
    expect(await claimJob(db, next, 'two', 2)).toBeUndefined();
    expect((await claimJob(db, await add('b'), 'three', 3))?.lease).toBe('three');
    for (const lease of ['four', 'five'])
      expect((await claimJob(db, await add(null), lease, 4))?.lease).toBe(lease);
  });
});
