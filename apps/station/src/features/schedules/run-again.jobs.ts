import { z } from 'zod';
import type { Occurrence, ScheduleRun } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { type Accounts, type Station, wholeStation } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { FinishRun } from './finish-run.ts';
import { guidOf, type MakeEpisode } from './make-episode.service.ts';
import { hasLog, type RunLedger } from './run-ledger.service.ts';
import { fail, logDeletedError } from './schedule-errors.ts';
import type { ScheduleRow } from './schedule-row.ts';
import { runById } from './schedule-runs.repository.ts';
import type { ScheduleRunRow } from './schedule-tables.ts';
import { scheduleById } from './schedules.repository.ts';

export interface RunAgainDeps {
  readonly accounts: Accounts;
  readonly episodes: Pick<Episodes, 'store'>;
  readonly makeEpisode: MakeEpisode;
  readonly ledger: RunLedger;
  readonly finish: FinishRun;
}

/**
 * Starts a run again for the same hours, with the schedule's present settings.
 * @throws resource.absent, schedules.has-episode, schedules.log-deleted
 */
export type RunAgain = (station: Station, runId: number) => Promise<ScheduleRun>;

export function defineRunAgain(
  context: StationContext,
  { accounts, episodes, makeEpisode, ledger, finish }: RunAgainDeps,
): RunAgain {
  const { db, clock, jobs } = context;

  async function findRun(
    from: Tables,
    stationId: number,
    id: number,
  ): Promise<{ run: ScheduleRunRow; schedule: ScheduleRow } | null> {
    const run = await runById(from, stationId, id);
    const schedule = run && (await scheduleById(from, stationId, run.schedule_id));
    return run && schedule?.active === 1 ? { run, schedule } : null;
  }

  const job = jobs.define('schedules.runAgain', {
    payload: z.object({ station_id: z.int(), run_id: z.int() }),
    concurrency: 1,
    async run({ station_id, run_id }, { complete }) {
      const station = accounts.stationById(station_id);
      const found = await findRun(db, station_id, run_id);
      if (!station || found?.run.outcome !== 'running') return;
      const about = {
        schedule: found.schedule,
        occurrence: occurrenceOf(found.run),
        attempt: found.run.attempt,
      };
      const result = await makeEpisode(station, about.schedule, about.occurrence, about.attempt);
      await complete((transaction) => finish(transaction, station, about, result));
    },
    async onFailed({ station_id, run_id }, error, transaction) {
      const station = accounts.stationById(station_id);
      const run = await runById(transaction, station_id, run_id);
      const schedule = run && (await scheduleById(transaction, station_id, run.schedule_id));
      if (!station || !schedule) return;
      await ledger.recordFailed(
        transaction,
        station,
        { schedule, occurrence: occurrenceOf(run), attempt: run.attempt },
        error,
      );
    },
  });

  /** The attempt of the next episode: the next number if the last episode was deleted. */
  async function nextAttempt({
    station_id,
    schedule_id,
    start_ms,
    attempt,
    episode_id,
  }: ScheduleRunRow): Promise<number> {
    const made =
      episode_id ?? (await episodes.store.idOfGuid(station_id, guidOf(schedule_id, start_ms, attempt)));
    const episode = made === null ? null : await episodes.store.get(wholeStation(station_id), made);
    if (episode !== null && episode_id !== null) throw fail('schedules.has-episode');
    return made !== null && episode === null ? attempt + 1 : attempt;
  }

  return async (station, runId) => {
    const known = await findRun(db, station.id, runId);
    if (!known) throw fail('schedules.absent-run');
    if (known.run.outcome === 'running') return ledger.present(known.run);
    if (!hasLog(known.run, station, clock.now())) throw logDeletedError(station);
    const attempt = await nextAttempt(known.run);
    await db.transaction(async (transaction) => {
      const about = { schedule: known.schedule, occurrence: occurrenceOf(known.run), attempt };
      const running = {
        outcome: 'running',
        reason: null,
        error: '',
        missing: [],
        missingSeconds: 0,
        episodeId: null,
      } as const;
      await ledger.record(transaction, station, about, running);
      await job.add(
        transaction,
        { station_id: station.id, run_id: runId },
        { key: String(runId), station: station.id },
      );
    });
    const started = await runById(db, station.id, runId);
    if (!started) throw fail('schedules.absent-run');
    return ledger.present(started);
  };
}

function occurrenceOf({ date, start_ms, end_ms }: ScheduleRunRow): Occurrence {
  return { date, start: start_ms, end: end_ms, reasons: [] };
}
