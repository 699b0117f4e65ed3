import { type Schedule, weekdays } from '@postkit/sdk/schema';
import { formatCalendarDate } from '../../host/time/zoned-time.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { timesMessages } from './times.messages.ts';

/** The schedules of a show that are not deleted, sorted by start time. */
export function schedulesOf(schedules: readonly Schedule[], showId: number | null): Schedule[] {
  return schedules
    .filter(({ active, show_id }) => active === 1 && show_id === showId)
    .toSorted((a, b) => a.start_time.localeCompare(b.start_time) || a.id - b.id);
}

/** `Every day`, `Mon to Fri` or `Mon, Wed`, from a list such as `MonWed`. */
export function daysText(dayOfWeek: string, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(timesMessages);
  const days = weekdays.filter((day) => dayOfWeek.includes(day));
  if (days.length === weekdays.length) return messages.everyDay;
  const names = messages.days;
  const [first, last] = [days[0], days.at(-1)];
  const isRow = first && last && weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1;
  return isRow && days.length > 2
    ? messages.range(names[first], names[last])
    : days.map((day) => names[day]).join(', ');
}

/** `06:00 to 09:30`; an end before the start is on the next day. */
export function hoursText(
  { start_time, end_time }: Pick<Schedule, 'start_time' | 'end_time'>,
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(timesMessages);
  return (end_time < start_time ? messages.hoursOvernight : messages.hours)(start_time, end_time);
}

/** `From Nov 2, 2026`, followed by `until Jun 30, 2027` if the schedule has an end date. */
export function runText(
  { start_date, end_date }: Pick<Schedule, 'start_date' | 'end_date'>,
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(timesMessages);
  const format = (date: string) => formatCalendarDate(date, 'MMM D, YYYY', catalogue);
  return end_date === null
    ? messages.from(format(start_date))
    : messages.period(format(start_date), format(end_date));
}
