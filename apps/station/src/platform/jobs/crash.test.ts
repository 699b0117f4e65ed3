import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { killAtHang } from '../../testing/kill-at-hang.ts';
import { openDatabase } from '../db/open-database.ts';
import { createFakeClock } from '../fake-clock.ts';
import { createLog } from '../log.ts';
import { createJobs } from './create-jobs.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'postkit-crash-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('createJobs after kill -9', () => {
  it('runs unfinished jobs again, and no finished one', async () => {
    const path = join(folder, 'postkit.db');
    await killAtHang('crash-job', [path]);

    const db = openDatabase(path);
    const jobs = createJobs({
      db,
      clock: createFakeClock(Date.now() + 1000),
      log: createLog({ logLevel: 'silent' }),
      concurrency: 1,
    });
    const seen: number[] = [];
    jobs.define('crash.test', { payload: z.number(), retries: 0, run: async (n) => void seen.push(n) });
    await jobs.start();
    await jobs.idle();
    await jobs.stop();
    await db.close();
    expect(seen).toEqual([2, 3]);
  });
});
