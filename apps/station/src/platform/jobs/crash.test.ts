import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../db/open-database.ts';
import { createFakeClock } from '../fake-clock.ts';
import { createLog } from '../log.ts';
import { createJobs } from './create-jobs.ts';
import { killAtHang } from '../../testing/kill-at-hang.ts';

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** A station that adds three jobs, finishes the first, and hangs in the second. */
const program = `
import { z } from 'zod';
import { openDatabase } from ${here('../db/open-database.ts')};
import { migrate } from ${here('../db/migrate.ts')};
import { systemClock } from ${here('../clock.ts')};
import { createLog } from ${here('../log.ts')};
import { createJobs } from ${here('./create-jobs.ts')};
import { stationMigrations } from ${here('../../migrations/station-migrations.ts')};
const db = openDatabase(process.argv[1]);
await migrate(db, stationMigrations);
const jobs = createJobs({ db, clock: systemClock, log: createLog({ logLevel: 'silent' }), concurrency: 1 });
const job = jobs.define('crash.test', { payload: z.number(), retries: 0, run: async (n) => {
  if (n === 2) await hang();
} });
await db.transaction(async (transaction) => { for (const n of [1, 2, 3]) await job.add(transaction, n); });
await jobs.start();
`;

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'postkit-crash-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('createJobs after kill -9', () => {
  it('runs unfinished jobs again, and no finished one', async () => {
    const path = join(folder, 'postkit.db');
    await killAtHang(program, [path]);

    const db = openDatabase(path);
    const jobs = createJobs({ db, clock: createFakeClock(Date.now() + 1000), log: createLog({ logLevel: 'silent' }), concurrency: 1 });
    const seen: number[] = [];
    jobs.define('crash.test', { payload: z.number(), retries: 0, run: async (n) => void seen.push(n) });
    await jobs.start();
    await jobs.idle();
    await jobs.stop();
    await db.close();
    expect(seen).toEqual([2, 3]);
  });
});
