import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Station } from '../accounts/index.ts';
import type { ScheduleRow } from './schedule-row.ts';
import { scheduleById, schedulesOf, holidaysOf, updateSchedule } from './schedules.repository.ts';
import { nextOccurrence, type Occurrence } from './occurrences.ts';

export const capturePayload = z.object({ station_id: z.int(), schedule_id: z.int() });
export type CaptureJob = Job<z.output<typeof capturePayload>>;

/** Milliseconds after the end of captured hours: half of the longest piece of the log may still be going on then. */
export const settlingMs = 6 * 60_000;
/** Hours that ended while the station was off for longer, in milliseconds, are not captured any more. */
const patienceMs = 24 * 3_600_000;

/** When each schedule captures next, kept as a job that waits. */
export interface CapturePlan {
  /** What a schedule captures next; null where it is paused, deleted or over. */
  next(from: Tables, station: Station, row: ScheduleRow): Promise<Occurrence | null>;
  /** Plans a schedule anew, as it stands now. */
  renew(transaction: Transaction, station: Station, id: number): Promise<void>;
  /** Changes holidays of some shows, and plans their schedules anew. Hours that have ended are not captured after all. */
  afterHolidays<Result>(
    transaction: Transaction,
    station: Station,
    showIds: readonly number[],
    change: () => Promise<Result>,
  ): Promise<Result>;
  /** Plans all schedules of a station anew, as at a start. */
  renewAll(station: Station): Promise<void>;
}

/** @param job captures what is due; made after the plan. */
export function createCapturePlan({ db, clock, log }: StationContext, job: () => CaptureJob): CapturePlan {
  async function next(from: Tables, station: Station, row: ScheduleRow): Promise<Occurrence | null> {
    if (row.active === 0 || row.paused) return null;
    const rests = (await holidaysOf(from, station.id)).filter(({ show_id }) => show_id === row.show_id);
    return nextOccurrence(row, rests, station.timezone, row.since);
  }

  async function renew(transaction: Transaction, station: Station, id: number): Promise<void> {
    const key = String(id);
    await job().cancel(transaction, key);
    const row = await scheduleById(transaction, station.id, id);
    const planned = row && (await next(transaction, station, row));
    if (!planned) return;
    await job().add(
      transaction,
      { station_id: station.id, schedule_id: id },
      { key, runAt: planned.end + settlingMs, station: station.id },
    );
  }

  /** Lets go of what ended too long ago, and says so. */
  async function letGo(transaction: Transaction, station: Station, row: ScheduleRow): Promise<void> {
    const since = clock.now() - patienceMs;
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
          await letGo(transaction, station, row);
          await renew(transaction, station, row.id);
        }
      }),
  };
}
