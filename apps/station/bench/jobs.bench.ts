// How long the queue takes to find the next jobs of 40 stations, with 100,000 jobs waiting and with 1,000.
// node --conditions=postkit-source apps/station/bench/jobs.bench.ts
import type { Database } from '../src/platform/db/database.ts';
import { dueJobs } from '../src/platform/jobs/due-jobs.ts';
import type { JobTables } from '../src/platform/jobs/job-tables.ts';
import { openStationDatabase } from '../src/testing/open-station-database.ts';
import { median, timeResult } from './measure-times.ts';

const stations = 40;
const kinds = ['bench.encode', 'bench.render', 'bench.send'] as const;
const rounds = 50;
/** Rows of one statement. */
const batch = 1000;

async function openWith(jobs: number): Promise<Database> {
  const db = await openStationDatabase();
  for (let first = 0; first < jobs; first += batch) {
    const rows = Array.from({ length: batch }, (_, place) => jobOf(first + place));
    await db.tables<JobTables>().insertInto('jobs').values(rows).execute();
  }
  return db;
}

function jobOf(number: number) {
  const name = kinds[number % kinds.length] ?? kinds[0];
  const fresh = {
    payload: '{}',
    status: 'pending',
    attempts: 0,
    interruptions: 0,
    lease: null,
    error: null,
    created_at: 0,
    updated_at: 0,
  } as const;
  return {
    ...fresh,
    name,
    key: String(number),
    run_at: number,
    lane: 'interactive',
    station_id: (number % stations) + 1,
  } as const;
}

async function search(db: Database): Promise<number> {
  const start = performance.now();
  const found = await dueJobs(db, { interactive: kinds, background: [] }, Number.MAX_SAFE_INTEGER);
  if (found.length !== stations) throw new Error(`${found.length} stations have a job.`);
  return performance.now() - start;
}

const [many, few] = [await openWith(100_000), await openWith(1000)];
const times = { ours: [] as number[], peer: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  times.ours.push(await search(many));
  times.peer.push(await search(few));
}
await many.close();
await few.close();
const figures = { ours: median(times.ours), peer: median(times.peer) };
console.log(
  JSON.stringify([
    timeResult('next jobs of 40 stations among 100,000 waiting, against among 1,000', figures, '<= 2 x'),
  ]),
);
