import { type Schedule, type Holiday, weekdays } from '@postkit/sdk/schema';
import { addDays, type CalendarDate, formatCalendarDate } from '../../screen/time/zoned-time.ts';

export interface Run extends Pick<Schedule, 'start_date' | 'end_date' | 'day_of_week'> {
  /** Days on which the schedule does not run. */
  holidays?: readonly Pick<Holiday, 'first_day' | 'last_day'>[] | undefined;
}

/** How many days ahead to look for the next run. */
const maxDays = 400;

/** The next day, from today on, on which a schedule runs; null if there is none. @param today In the station's time zone. */
export function nextDay({ start_date, end_date, day_of_week, holidays = [] }: Run, today: CalendarDate): CalendarDate | null {
  const first = start_date > today ? start_date : today;
  for (let days = 0; days < maxDays; days += 1) {
    const date = addDays(first, days);
    if (end_date !== null && date > end_date) return null;
    const isFree = !holidays.some(({ first_day, last_day }) => first_day <= date && date <= last_day);
    if (isFree && day_of_week.includes(weekdayOf(date))) return date;
  }
  return null;
}

function weekdayOf(date: CalendarDate): string {
  return weekdays[Number(formatCalendarDate(date, 'd'))] ?? '';
}
