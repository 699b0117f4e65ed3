import type { Schedule, Holiday, ScheduleRun } from '@postkit/sdk/schema';
import type { ScheduleRow } from './schedule-row.ts';
import type { HolidayRow } from './schedule-tables.ts';

export function presentHoliday({ id, show_id, first_day, last_day, active }: HolidayRow): Holiday {
  return { id, show_id, first_day, last_day, active: active === 1 ? 1 : 0 };
}

/** @param today The station's calendar date. */
export function presentSchedule(
  { station_id: _station, since: _since, ...row }: ScheduleRow,
  holidays: readonly HolidayRow[],
  today: string,
  lastRun: ScheduleRun | null,
): Schedule {
  const own = holidays.filter((holiday) => holiday.show_id === row.show_id);
  return {
    ...row,
    on_holiday: own.some(({ first_day, last_day }) => first_day <= today && today <= last_day),
    holidays: own.map(presentHoliday),
    last_run: lastRun,
  };
}
