import { nextOccurrence } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type Station, wholeStation } from '../accounts/index.ts';
import type { Shows } from '../shows/index.ts';
import type { CapturePlan } from './capture-plan.ts';
import type { RunLedger } from './run-ledger.service.ts';
import type { ScheduleRow } from './schedule-row.ts';
import { holidaysOfShow, schedulesOf, updateSchedule } from './schedules.repository.ts';

/** A schedule with the start of its next run in two time zones, Unix seconds; null if it does not run again. */
export interface MovedSchedule {
  readonly id: number;
  readonly show_id: number;
  readonly show_title: string;
  readonly title: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** The schedules of a station whose time zone changes: they keep their times of day, and recorded moments stay. */
export interface ZoneChange {
  /** The schedules of a station by their next run in another time zone. */
  movedSchedules(station: Station, timezone: string): Promise<MovedSchedule[]>;
  /** Plans the next runs in the new time zone, in the transaction of the change. Captures no hours that were over before it. */
  moveSchedules(transaction: Transaction, before: Station, after: Station): Promise<void>;
}

export interface ZoneChangeDeps {
  readonly plan: Pick<CapturePlan, 'waiting' | 'renew'>;
  readonly ledger: Pick<RunLedger, 'recordSkipped'>;
  readonly shows: Pick<Shows, 'byIds'>;
}

export function createZoneChange(
  { db, clock, announce }: StationContext,
  { plan, ledger, shows }: ZoneChangeDeps,
): ZoneChange {
  async function nextStarts(
    station: Station,
    row: ScheduleRow,
    zones: readonly string[],
  ): Promise<(number | null)[]> {
    const holidays = await holidaysOfShow(db, station.id, row.show_id);
    return zones.map((zone) => {
      const next = row.paused ? null : nextOccurrence(row, { zone, after: clock.now(), holidays });
      return next && Math.floor(next.start / 1000);
    });
  }

  return {
    async movedSchedules(station, timezone) {
      const rows = await schedulesOf(db, station.id);
      const found = await shows.byIds(wholeStation(station.id), [
        ...new Set(rows.map(({ show_id }) => show_id)),
      ]);
      const titles = new Map(found.map(({ id, title }) => [id, title]));
      const moved: MovedSchedule[] = [];
      for (const row of rows) {
        const [before = null, after = null] = await nextStarts(station, row, [station.timezone, timezone]);
        const { id, show_id, title } = row;
        moved.push({ id, show_id, show_title: titles.get(show_id) ?? '', title, before, after });
      }
      return moved.toSorted(
        (one, other) => (one.after ?? Infinity) - (other.after ?? Infinity) || one.id - other.id,
      );
    },
    async moveSchedules(transaction, before, after) {
      if (before.timezone === after.timezone) return;
      for (const row of await schedulesOf(transaction, after.id)) {
        // Hours that ended just now wait for their job, which would look for them in the new time zone. Users can run them again.
        const dropped = await plan.waiting(transaction, before, row);
        if (dropped)
          await ledger.recordSkipped(transaction, after, { schedule: row, occurrence: dropped }, 'changed');
        await updateSchedule(transaction, after.id, row.id, { since: clock.now() });
        await plan.renew(transaction, after, row.id);
        await announce(
          after,
          'schedules_changed',
          { schedule_id: row.id, change: 'updated' },
          { within: transaction },
        );
      }
    },
  };
}
