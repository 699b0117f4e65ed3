import { sql } from 'kysely';
import type { MissingAudio, RunReason, ScheduleRun } from '@postkit/sdk/schema';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/resource-list.ts';
import type { ScheduleTables, ScheduleRunRow } from './schedule-tables.ts';

/** The result of an occurrence. */
export interface RunResult {
  readonly outcome: ScheduleRun['outcome'];
  readonly reason: RunReason | null;
  readonly error: string;
  readonly missing: readonly MissingAudio[];
  readonly missingSeconds: number;
  readonly episodeId: number | null;
}

/** Stores a run; a later result of the same hours replaces an earlier one. Returns it. */
export async function saveRun(
  transaction: Transaction,
  run: Omit<ScheduleRunRow, 'id'>,
): Promise<ScheduleRunRow> {
  const { station_id: _station, schedule_id: _schedule, start_ms: _start, ...change } = run;
  const runs = transaction.tables<ScheduleTables>().insertInto('schedule_runs').values(run);
  return runs
    .onConflict((conflict) => conflict.columns(['schedule_id', 'start_ms']).doUpdateSet(change))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function runById(
  db: Tables,
  stationId: number,
  id: number,
): Promise<ScheduleRunRow | undefined> {
  const runs = db
    .tables<ScheduleTables>()
    .selectFrom('schedule_runs')
    .selectAll()
    .where('station_id', '=', stationId);
  return runs.where('id', '=', id).executeTakeFirst();
}

export async function runOf(
  db: Tables,
  scheduleId: number,
  startMs: number,
): Promise<ScheduleRunRow | undefined> {
  const runs = db
    .tables<ScheduleTables>()
    .selectFrom('schedule_runs')
    .selectAll()
    .where('schedule_id', '=', scheduleId);
  return runs.where('start_ms', '=', startMs).executeTakeFirst();
}

/** A page of the runs of one schedule, or of all, newest first, and their number. */
export async function runsOf(
  db: Tables,
  stationId: number,
  scheduleId: number | undefined,
  { limit, offset }: Page,
): Promise<{ rows: ScheduleRunRow[]; total: number }> {
  const all = db.tables<ScheduleTables>().selectFrom('schedule_runs').where('station_id', '=', stationId);
  const runs = scheduleId === undefined ? all : all.where('schedule_id', '=', scheduleId);
  const { total } = await runs
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const ordered = runs.selectAll().orderBy('start_ms', 'desc').orderBy('id', 'desc');
  return {
    rows: await ordered
      .limit(limit || Number.MAX_SAFE_INTEGER)
      .offset(offset)
      .execute(),
    total,
  };
}

/** Runs of a station whose hours ended after a moment (Unix milliseconds), in the order of their hours. */
export async function runsSince(db: Tables, stationId: number, sinceMs: number): Promise<ScheduleRunRow[]> {
  const runs = db
    .tables<ScheduleTables>()
    .selectFrom('schedule_runs')
    .selectAll()
    .where('station_id', '=', stationId);
  return runs.where('end_ms', '>', sinceMs).orderBy('start_ms').orderBy('id').execute();
}

/** Missed publishes of a station from hours that start after a moment (Unix milliseconds), in order. */
export async function missedSince(
  db: Tables,
  stationId: number,
  sinceMs: number,
): Promise<ScheduleTables['missed_publishes'][]> {
  const missed = db
    .tables<ScheduleTables>()
    .selectFrom('missed_publishes as missed')
    .innerJoin('schedules', 'schedules.id', 'schedule_id');
  return missed
    .selectAll('missed')
    .where('station_id', '=', stationId)
    .where('start_ms', '>=', sinceMs)
    .orderBy('start_ms')
    .orderBy('schedule_id')
    .execute();
}

/** Stores that an episode was not published. Returns whether it was not known. */
export async function insertMissed(
  transaction: Transaction,
  missed: ScheduleTables['missed_publishes'],
): Promise<boolean> {
  const inserted = transaction.tables<ScheduleTables>().insertInto('missed_publishes').values(missed);
  const found = await inserted
    .onConflict((conflict) => conflict.doNothing())
    .returning('schedule_id')
    .executeTakeFirst();
  return found !== undefined;
}

/** The newest run of each schedule of a station. */
export async function lastRuns(db: Tables, stationId: number): Promise<ScheduleRunRow[]> {
  const runs = db
    .tables<ScheduleTables>()
    .selectFrom('schedule_runs')
    .selectAll()
    .where('station_id', '=', stationId);
  return runs
    .where('start_ms', '=', ({ selectFrom }) =>
      selectFrom('schedule_runs as newest')
        .select(({ fn }) => fn.max('newest.start_ms').as('start_ms'))
        .whereRef('newest.schedule_id', '=', 'schedule_runs.schedule_id'),
    )
    .execute();
}

/**
 * Deletes the oldest runs that started before a time in milliseconds, with the record of their notices. Keeps those that
 * are running, and the newest of each schedule. Returns the number of deleted runs.
 */
export async function deleteRunsBefore(transaction: Transaction, ms: number, limit: number): Promise<number> {
  const tables = transaction.tables<ScheduleTables>();
  const old = tables
    .selectFrom('schedule_runs as run')
    .select('run.id')
    .where('run.start_ms', '<', ms)
    .where('run.outcome', '<>', 'running')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('schedule_runs as newer')
          .select('newer.id')
          .whereRef('newer.schedule_id', '=', 'run.schedule_id')
          .whereRef('newer.start_ms', '>', 'run.start_ms'),
      ),
    )
    .orderBy('run.start_ms')
    .limit(limit);
  const deleted = await tables
    .deleteFrom('schedule_runs')
    .where('id', 'in', old)
    .returning(['schedule_id', 'start_ms'])
    .execute();
  for (const { schedule_id, start_ms } of deleted) {
    await tables
      .deleteFrom('missed_publishes')
      .where('schedule_id', '=', schedule_id)
      .where('start_ms', '=', start_ms)
      .execute();
  }
  return deleted.length;
}

/** The number of runs of a station without an episode whose hours started in a span (Unix milliseconds). */
export async function countRunsWithoutEpisode(
  db: Tables,
  stationId: number,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const { rows } = await sql<{ runs: number }>`
    select count(*) as runs from schedule_runs r
    where r.station_id = ${stationId} and r.start_ms > ${from} and r.start_ms <= ${to} and r.outcome <> 'running'
      and not exists (select 1 from episodes e where e.id = r.episode_id and e.deleted_at is null)`.execute(
    db.tables(),
  );
  return Number(rows[0]?.runs ?? 0);
}
