import type { RunReason, ScheduleRun } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/resource-list.ts';
import { type Accounts, type Station, wholeStation } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import { publishTime } from './episode-input.ts';
import type { PublishWatch, WatchedRun } from './publish-watch.jobs.ts';
import { lastRuns, type RunResult, runsOf, saveRun } from './schedule-runs.repository.ts';
import type { ScheduleRunRow } from './schedule-tables.ts';

/** The results of all occurrences. */
export interface RunLedger {
  /** Stores the result of an occurrence, and notifies browsers. */
  record(transaction: Transaction, station: Station, about: RecordedRun, result: RunResult): Promise<void>;
  /** Stores that an occurrence did not run. */
  recordSkipped(
    transaction: Transaction,
    station: Station,
    about: RecordedRun,
    reason: RunReason,
  ): Promise<void>;
  /** Stores that an occurrence failed. */
  recordFailed(transaction: Transaction, station: Station, about: RecordedRun, error: Error): Promise<void>;
  list(
    station: Station,
    scheduleId: number | undefined,
    page: Page,
  ): Promise<{ runs: ScheduleRun[]; total: number }>;
  /** The newest run of each schedule that has one, by the schedule's id. */
  last(station: Station): Promise<ReadonlyMap<number, ScheduleRun>>;
  present(row: ScheduleRunRow): Promise<ScheduleRun>;
}

export interface RecordedRun extends WatchedRun {
  /** Default 1. */
  readonly attempt?: number;
  /** Whether users are not notified, because a later occurrence has the same reason. */
  readonly isQuiet?: boolean;
}

const dayMs = 86_400_000;
/** Characters: an error may quote a response. */
const longestError = 300;
const nothing = { error: '', missing: [], missingSeconds: 0, episodeId: null } as const;

export function createRunLedger(
  { db, clock, announce }: StationContext,
  {
    accounts,
    episodes,
    watch,
  }: { accounts: Pick<Accounts, 'stationById'>; episodes: Pick<Episodes, 'store'>; watch: PublishWatch },
): RunLedger {
  async function record(
    transaction: Transaction,
    station: Station,
    about: RecordedRun,
    result: RunResult,
  ): Promise<void> {
    const { schedule, occurrence, attempt = 1, isQuiet = false } = about;
    const { id, schedule_id, outcome } = await saveRun(transaction, {
      station_id: station.id,
      schedule_id: schedule.id,
      date: occurrence.date,
      start_ms: occurrence.start,
      end_ms: occurrence.end,
      publish_at: schedule.publishWhen === 'rightNow' ? publishTime(schedule, occurrence) : null,
      outcome: result.outcome,
      reason: result.reason,
      error: result.error.slice(0, longestError),
      missing: JSON.stringify(result.missing),
      missing_seconds: result.missingSeconds,
      episode_id: result.episodeId,
      attempt,
      finished_at: clock.seconds(),
    });
    if (!isQuiet) await watch.follow(transaction, station, about, result);
    await announce(station, 'schedule_run_changed', { id, schedule_id, outcome }, { within: transaction });
  }

  async function present(row: ScheduleRunRow): Promise<ScheduleRun> {
    const {
      id,
      schedule_id,
      date,
      publish_at,
      outcome,
      reason,
      error,
      missing_seconds,
      finished_at,
      start_ms,
      end_ms,
    } = row;
    const station = accounts.stationById(row.station_id);
    const episode =
      row.episode_id === null ? null : await episodes.store.get(wholeStation(row.station_id), row.episode_id);
    return {
      id,
      schedule_id,
      date,
      start: Math.floor(start_ms / 1000),
      end: Math.floor(end_ms / 1000),
      publish_at,
      outcome,
      reason,
      error,
      missing: JSON.parse(row.missing),
      missing_seconds,
      episode_id: episode?.id ?? null,
      finished_at,
      can_run_again:
        episode === null && outcome !== 'running' && station !== null && hasLog(row, station, clock.now()),
    };
  }

  return {
    record,
    recordSkipped: (transaction, station, about, reason) =>
      record(transaction, station, about, { ...nothing, outcome: 'skipped', reason }),
    recordFailed: (transaction, station, about, { message }) =>
      record(transaction, station, about, { ...nothing, outcome: 'failed', reason: 'error', error: message }),
    async list(station, scheduleId, page) {
      const { rows, total } = await runsOf(db, station.id, scheduleId, page);
      return { runs: await Promise.all(rows.map(present)), total };
    },
    async last(station) {
      const runs = await Promise.all((await lastRuns(db, station.id)).map(present));
      return new Map(runs.map((run) => [run.schedule_id, run]));
    },
    present,
  };
}

/** Whether the log still has the hours of a run. */
export function hasLog(
  { start_ms }: Pick<ScheduleRunRow, 'start_ms'>,
  { logDays }: Pick<Station, 'logDays'>,
  now: number,
): boolean {
  return start_ms > now - logDays * dayMs;
}
