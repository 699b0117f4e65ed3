import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { scheduleOperations } from '../schema/schedules/wire-operations.ts';
import type {
  HolidayInput,
  HolidayUpdate,
  ScheduleInput,
  SchedulePreviewInput,
  ScheduleRunQuery,
  ScheduleUpdate,
} from '../schema/schedules/wire-types.ts';

type Changes = Omit<ScheduleUpdate, 'capture_id'>;

/** Schedules that create episodes from the broadcast, and their holidays. */
export class SchedulesResource extends Resource {
  /**
   * All schedules of the station, without deleted ones.
   * @example
   * const schedules = await client.schedules.list();
   * const paused = schedules.filter((schedule) => schedule.paused);
   */
  list(options: CallOptions = {}) {
    return this.call(scheduleOperations.list, options);
  }

  /**
   * Creates a schedule.
   * @example
   * const slot = { show_id: 7, title: 'Breakfast', start_date: '2026-12-01', start_time: '06:00', end_time: '09:00', day_of_week: 'Mon' };
   * const { id } = await client.schedules.create(slot);
   */
  create(fields: ScheduleInput, options: CallOptions = {}) {
    return this.call(scheduleOperations.create, { ...options, body: fields });
  }

  /**
   * Changes the given fields of a schedule.
   * @example
   * await client.schedules.update(5, { paused: true });
   */
  update(id: number, changes: Changes, options: CallOptions = {}) {
    return this.call(scheduleOperations.update, {
      ...options,
      params: { id },
      body: { ...changes, capture_id: id },
    });
  }

  /**
   * Deletes a schedule. Its episodes stay.
   * @example
   * await client.schedules.delete(5);
   */
  delete(id: number, options: CallOptions = {}) {
    return this.update(id, { active: 0 }, options);
  }

  /**
   * Past runs of one schedule, or of all, newest first.
   * @example
   * const { objects } = await client.schedules.runs({ schedule_id: 5, limit: 10 });
   * const missed = objects.filter(({ outcome }) => outcome === 'skipped');
   */
  runs(query: ScheduleRunQuery = {}, options: CallOptions = {}) {
    return this.call(scheduleOperations.runs, { ...options, query });
  }

  /**
   * Runs a schedule again for the hours of a run that has no episode.
   * @example
   * const { objects } = await client.schedules.runs({ schedule_id: 5 });
   * const missed = objects.find(({ can_run_again }) => can_run_again);
   * if (missed) await client.schedules.runAgain(missed.id);
   */
  runAgain(runId: number, options: CallOptions = {}) {
    return this.call(scheduleOperations.runAgain, { ...options, params: { id: runId } });
  }

  /**
   * The next runs of a schedule, and what it would create from the log of a `date`.
   * @example
   * const slot = { show_id: 7, title: 'Breakfast', start_date: '2026-12-01', start_time: '06:00', end_time: '09:00', day_of_week: 'Mon' };
   * const { next, dry_run } = await client.schedules.preview({ ...slot, date: '2026-11-23' });
   * console.log(next[0]?.date, dry_run?.outcome);
   */
  preview(fields: SchedulePreviewInput, options: CallOptions = {}) {
    return this.call(scheduleOperations.preview, { ...options, body: fields });
  }

  /**
   * Holidays of all shows, also of shows without schedules, by their first day.
   * @example
   * const holidays = await client.schedules.holidays();
   */
  holidays(options: CallOptions = {}) {
    return this.call(scheduleOperations.holidays, options);
  }

  /**
   * Adds days on which the schedules of a show do not run.
   * @example
   * await client.schedules.createHoliday({ show_id: 7, first_day: '2026-12-24', last_day: '2026-12-26' });
   */
  createHoliday(days: HolidayInput, options: CallOptions = {}) {
    return this.call(scheduleOperations.createHoliday, { ...options, body: days });
  }

  /**
   * Changes a holiday.
   * @example
   * await client.schedules.updateHoliday(2, { last_day: '2026-12-27' });
   */
  updateHoliday(id: number, changes: HolidayUpdate, options: CallOptions = {}) {
    return this.call(scheduleOperations.updateHoliday, {
      ...options,
      params: { id },
      body: changes,
    });
  }

  /**
   * Deletes a holiday.
   * @example
   * await client.schedules.deleteHoliday(2);
   */
  deleteHoliday(id: number, options: CallOptions = {}) {
    return this.updateHoliday(id, { active: 0 }, options);
  }
}
