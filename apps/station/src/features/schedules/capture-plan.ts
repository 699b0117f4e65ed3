import { z } from 'zod';
import { nextOccurrence, type Occurrence, type OccurrenceOptions, occurrences } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Station } from '../accounts/index.ts';
import { captureDelayMs } from './capture-delay.ts';
import type { PublishWatch } from './publish-watch.jobs.ts';
import type { RunLedger } from './run-ledger.service.ts';
import type { ScheduleRow } from './schedule-row.ts';
import { scheduleById, schedulesOf, holidaysOfShow, updateSchedule } from './schedules.repository.ts';

export const capturePayload = z.object({ station_id: z.int(), schedule_id: z.int() });
export type CaptureJob = Job<z.output<typeof capturePayload>>;

/** Milliseconds: occurrences that ended longer ago, while the station was off, are not captured any more. */
const maxDelayMs = 24 * 3_600_000;

/** The next occurrence of each schedule, stored as a pending job. */
export interface CapturePlan {
  /** The next occurrence of a schedule; null if it is paused, deleted or over. */
  next(from: Tables, station: Station, row: ScheduleRow): Promise<Occurrence | null>;
  /** The occurrence of a schedule that has ended and waits for its job; null if none does. */
  waiting(from: Tables, station: Station, row: ScheduleRow): Promise<Occurrence | null>;
  /** Replaces the job of a schedule. */
  renew(transaction: Transaction, station: Station, id: number): Promise<void>;
  /**
   * Changes holidays of some shows, and replaces the jobs of their schedules. Does not capture past occurrences after
   * all.
   */
  afterHolidays<Result>(
    transaction: Transaction,
    station: Station,
    showIds: readonly number[],
    change: () => Promise<Result>,
  ): Promise<Result>;
  /** Replaces the jobs of all schedules of a station, at a start. */
  renewAll(station: Station): Promise<void>;
}

export interface CapturePlanDeps {
  readonly ledger: RunLedger;
  readonly watch: PublishWatch;
  /** Captures due occurrences; defined after the plan. */
  readonly job: () => CaptureJob;
}

export function createCapturePlan(
  { db, clock, log }: StationContext,
  { ledger, watch, job }: CapturePlanDeps,
): CapturePlan {
  async function next(from: Tables, station: Station, row: ScheduleRow): Promise<Occurrence | null> {
    if (row.active === 0 || row.paused) return null;
    return nextOccurrence(row, await optionsOf(from, station, row));
  }

  async function optionsOf(
    from: Tables,
    { id, timezone }: Station,
    { show_id, since }: ScheduleRow,
  ): Promise<OccurrenceOptions> {
    return { zone: timezone, after: since, holidays: await holidaysOfShow(from, id, show_id) };
  }

  async function waiting(from: Tables, station: Station, row: ScheduleRow): Promise<Occurrence | null> {
    const occurrence = await next(from, station, row);
    return occurrence && occurrence.end <= clock.now() ? occurrence : null;
  }

  async function renew(transaction: Transaction, station: Station, id: number): Promise<void> {
    const key = String(id);
    await job().cancel(transaction, key);
    const row = await scheduleById(transaction, station.id, id);
    const occurrence = row && (await next(transaction, station, row));
    if (!occurrence) return;
    await job().add(
      transaction,
      { station_id: station.id, schedule_id: id },
      { key, runAt: occurrence.end + captureDelayMs, station: station.id },
    );
    await watch.plan(transaction, station, row, occurrence);
  }

  /** Skips the occurrences that ended too long ago, and records them. */
  async function skipMissed(transaction: Transaction, station: Station, row: ScheduleRow): Promise<void> {
    const since = clock.now() - maxDelayMs;
    if (row.paused) return;
    const missed: Occurrence[] = [];
    for (const found of occurrences(row, await optionsOf(transaction, station, row))) {
      if (found.start === null) continue;
      if (found.end > since) break;
      missed.push(found);
    }
    if (missed.length === 0) return;
    const dates = missed.map(({ date }) => date);
    log.warn(
      { station: station.slug, schedule_id: row.id, dates },
      'hours of a schedule were missed, the station was off for too long',
    );
    for (const occurrence of missed) {
      const about = { schedule: row, occurrence, isQuiet: occurrence !== missed.at(-1) };
      await ledger.recordSkipped(transaction, station, about, 'station_off');
    }
    await updateSchedule(transaction, station.id, row.id, { since });
  }

  return {
    next,
    waiting,
    renew,
    async afterHolidays(transaction, station, showIds, change) {
      const rows = (await schedulesOf(transaction, station.id)).filter(({ show_id }) =>
        showIds.includes(show_id),
      );
      const now = clock.now();
      const ended = new Map<number, Occurrence>();
      for (const row of rows) {
        const occurrence = await waiting(transaction, station, row);
        if (occurrence) ended.set(row.id, occurrence);
      }
      const result = await change();
      for (const row of rows) {
        const occurrence = ended.get(row.id);
        const since = occurrence ? occurrence.end - 1 : now;
        await updateSchedule(transaction, station.id, row.id, { since });
        const found = occurrence && (await next(transaction, station, { ...row, since }));
        if (occurrence && found?.start !== occurrence.start)
          await ledger.recordSkipped(transaction, station, { schedule: row, occurrence }, 'holiday');
        await renew(transaction, station, row.id);
      }
      return result;
    },
    renewAll: (station) =>
      db.transaction(async (transaction) => {
        for (const row of await schedulesOf(transaction, station.id)) {
          await skipMissed(transaction, station, row);
          await renew(transaction, station, row.id);
        }
      }),
  };
}
