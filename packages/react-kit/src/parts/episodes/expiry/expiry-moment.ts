import {
  type CalendarDate,
  fromAbsolute,
  Time,
  toCalendarDate,
  toCalendarDateTime,
  toTime,
  toZoned,
} from '@internationalized/date';

/** Date and time in the station's zone of a moment (unix seconds). */
export function expiryParts(moment: number, zone: string): { date: CalendarDate; time: Time } {
  const zoned = fromAbsolute(moment * 1000, zone);
  return { date: toCalendarDate(zoned), time: toTime(zoned) };
}

/** The moment (unix seconds) of a date in the station's zone; midnight without a time. A time that the clock skips is the one after it. */
export function expiryMoment(date: CalendarDate, time: Time | null, zone: string): number {
  const zoned = toZoned(toCalendarDateTime(date, time ?? new Time(0)), zone, 'compatible');
  return Math.floor(zoned.toDate().getTime() / 1000);
}
