import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SeededRandom } from '../../audio/demo/seeded-random.ts';
import { openStationDatabase } from '../../testing/open-station-database.ts';
import { isOnPostgres } from '../../testing/postgres/test-postgres.ts';
import type { Database } from '../db/database.ts';
import { dueJobs, firstDueJobs } from './due-jobs.ts';
import type { JobTables } from './job-tables.ts';

const now = 1000;
const kinds = ['a.run', 'b.run', 'c.run'] as const;
const open = { interactive: ['a.run', 'b.run'], background: ['b.run', 'c.run'] };

let db: Database;
beforeEach(async () => void (db = await openStationDatabase()));
afterEach(() => db.close());

type Row = Pick<JobTables['jobs'], 'name' | 'key' | 'status' | 'run_at' | 'lane' | 'station_id'>;

async function add(rows: readonly Row[]) {
  const values = rows.map((row) => ({
    ...row,
    payload: '{}',
    attempts: 1,
    interruptions: 0,
    lease: null,
    error: null,
  }));
  const jobs = db.tables<JobTables>().insertInto('jobs');
  return jobs
    .values(values.map((row) => ({ ...row, created_at: 0, updated_at: 0 })))
    .returning(['id'])
    .execute();
}

function randomJobs(count: number, random: SeededRandom): Row[] {
  return Array.from({ length: count }, () => ({
    name: random.pick(kinds),
    key: random.pick([null, 'one', 'two', 'three', 'four']),
    status: random.pick(['pending', 'pending', 'pending', 'running', 'failed']),
    run_at: random.pick([0, 10, 20, now, now + 1]),
    lane: random.pick(['interactive', 'background', null]),
    station_id: random.pick([null, 1, 2, 7]),
  }));
}

/** The rule, read from all jobs. */
function expectedOf(jobs: readonly (Row & { id: number })[]) {
  const isRunning = ({ name, key }: Row) =>
    key !== null && jobs.some((job) => job.status === 'running' && job.name === name && job.key === key);
  const due = jobs.filter(
    (job) =>
      job.status === 'pending' &&
      job.run_at <= now &&
      job.lane &&
      open[job.lane].includes(job.name) &&
      !isRunning(job),
  );
  const sorted = due.toSorted((a, b) => a.run_at - b.run_at || a.id - b.id);
  const isFirst = (job: Row, index: number) =>
    sorted.findIndex(({ lane, station_id: station }) => lane === job.lane && station === job.station_id) ===
    index;
  return sorted.filter(isFirst).map(({ id, lane, station_id: station }) => ({ id, lane, station }));
}

describe('dueJobs', () => {
  it('finds nothing without jobs, and none of a lane without an open kind', async () => {
    expect(await dueJobs(db, open, now)).toEqual([]);
    await add([
      { name: 'a.run', key: null, status: 'pending', run_at: 0, lane: 'interactive', station_id: 1 },
    ]);
    expect(await dueJobs(db, { interactive: [], background: ['a.run'] }, now)).toEqual([]);
  });

  it.each([3, 40, 300])(
    'finds the first due job of every station in every lane among %i random ones',
    async (count) => {
      const random = new SeededRandom(count);
      for (let round = 0; round < 5; round += 1) {
        await db.tables<JobTables>().deleteFrom('jobs').execute();
        const rows = randomJobs(count, random);
        const ids = await add(rows);
        const jobs = rows.map((row, index) => ({ ...row, id: ids[index]?.id ?? Number.NaN }));
        expect((await dueJobs(db, open, now)).map((job) => ({ ...job }))).toEqual(expectedOf(jobs));
      }
    },
  );

  // The planner of PostgreSQL decides by the sizes of tables.
  it.skipIf(isOnPostgres)('reads the waiting and the running jobs by their indexes', async () => {
    const { sql, parameters } = firstDueJobs(db.dialect, open, now).compile(db.tables());
    const plan = await db
      .tables()
      .executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]));
    const reads = plan.rows.flatMap(({ detail }) =>
      /^(SCAN|SEARCH) (n|r|jobs)\b/.test(detail) ? [detail.replace(/ \(.*|COVERING /g, '')] : [],
    );
    const byTurn = 'SEARCH n USING INDEX jobs_turns';
    const byKey = 'SEARCH r USING INDEX jobs_running';
    expect(reads).toEqual([
      byTurn,
      byTurn,
      byTurn,
      byTurn,
      byTurn,
      byKey,
      'SEARCH jobs USING INTEGER PRIMARY KEY',
    ]);
  });
});
