import { nextOccurrence, type Occurrence } from '@postkit/sdk/schema';
import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Station } from '../accounts/index.ts';
import type { ScheduleRow } from './schedule-row.ts';
import { scheduleById, schedulesOf, holidaysOf, updateSchedule } from './schedules.repository.ts';

export const capturePayload = z.object({ station_id: z.int(), schedule_id: z.int() });
export type CaptureJob = Job<z.output<typeof capturePayload>>;

/** Milliseconds to wait after an occurrence: half of the longest event of the log may still be on air. */
export const captureDelayMs = 6 * 60_000;
/** Milliseconds: occurrences that ended longer ago, while the station was off, are not captured any more. */
const maxDelayMs = 24 * 3_600_000;

/** The next occurrence of each schedule, stored as a pending job. */
export interface CapturePlan {
  /** The next occurrence of a schedule; null if it is paused, deleted or over. */
  next(from: Tables, station: Station, row: ScheduleRow): Promise<Occurrence | null>;
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

/** @param job captures due occurrences; defined after the plan */
export function createCapturePlan({ db, clock, log }: StationContext, job: () => CaptureJob): CapturePlan {
  async function next(from: Tables, station: Station, row: ScheduleRow): Promise<Occurrence | null> {
    if (row.active === 0 || row.paused) return null;
    const holidays = (await holidaysOf(from, station.id)).filter(({ show_id }) => show_id === row.show_id);
    return nextOccurrence(row, { zone: station.timezone, after: row.since, holidays });
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
  }

  /** Skips an occurrence that ended too long ago, and logs it. */
  async function skipMissed(transaction: Transaction, station: Station, row: ScheduleRow): Promise<void> {
    const since = clock.now() - maxDelayMs;
    const missed = await next(transaction, station, row);
    if (!missed || missed.end > since) return;
    log.warn(
      { station: station.slug, schedule_id: row.id, date: missed.date },
      'hours of a schedule were missed, the station was off for too long',
    );
    await updateSchedule(transaction, station.id, row.id, { since });
  }

  return {
    next,
    renew,
    async afterHolidays(transaction, station, showIds, change) {
      const rows = (await schedulesOf(transaction, station.id)).filter(({ show_id }) => showIds.includes(show_id));
      const now = clock.now();
      const settling = new Map<number, number>();
      for (const row of rows) {
        const waiting = await next(transaction, station, row);
        if (waiting && waiting.end <= now) settling.set(row.id, waiting.end - 1);
      }
      const result = await change();
      for (const { id } of rows) {
        await updateSchedule(transaction, station.id, id, { since: settling.get(id) ?? now });
        await renew(transaction, station, id);
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
