import { toCalendarDateTime, type CalendarDate, type DateValue } from '@internationalized/date';

type Settings = {
  placeholderValue?: DateValue | undefined;
  granularity?: 'day' | 'hour' | 'minute' | 'second' | undefined;
};

/** The value for a picked day, with the time and time zone of the previous value, or else of the placeholder. */
export function pickedValue(
  before: DateValue | null,
  day: CalendarDate,
  { placeholderValue, granularity = 'day' }: Settings,
): DateValue {
  const base = before ?? placeholderValue;
  if (base) return base.set({ era: day.era, year: day.year, month: day.month, day: day.day });
  return granularity === 'day' ? day : toCalendarDateTime(day);
}
