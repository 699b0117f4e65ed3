import { type Schedule, type Holiday, weekdays } from '@postkit/sdk/schema';
import { addDays, type CalendarDate, formatCalendarDate } from '../../screen/time/zoned-time.ts';

export interface Run extends Pick<Schedule, 'start_date' | 'end_date' | 'day_of_week'> {
  /** Days on which nothing is captured. */
  holidays?: readonly Pick<Holiday, 'first_day' | 'last_day'>[] | undefined;
}

/** As far as anybody plans: beyond it a schedule counts as one that never comes. */
const farthestDays = 400;

/** The first day from today on at which a schedule captures; null where none comes. @param today The station's own. */
export function nextDay({ start_date, end_date, day_of_week, holidays = [] }: Run, today: CalendarDate): CalendarDate | null {
  const first = start_date > today ? start_date : today;
  for (let days = 0; days < farthestDays; days += 1) {
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
