import type { Automation, Holiday } from '@postkit/sdk/schema';
import type { AutomationRow } from './automation-row.ts';
import type { HolidayRow } from './automation-tables.ts';

export function presentHoliday({ id, show_id, first_day, last_day, active }: HolidayRow): Holiday {
  return { id, show_id, first_day, last_day, active: active === 1 ? 1 : 0 };
}

/** @param today The station's calendar date. */
export function presentAutomation(
  { station_id: _station, since: _since, ...row }: AutomationRow,
  holidays: readonly HolidayRow[],
  today: string,
): Automation {
  const own = holidays.filter((holiday) => holiday.show_id === row.show_id);
  return {
    ...row,
    on_holiday: own.some(({ first_day, last_day }) => first_day <= today && today <= last_day),
    holidays: own.map(presentHoliday),
  };
}
