import type { Holiday } from '@postkit/sdk/schema';
import { timesMessages } from '../../../data/schedules/index.ts';
import { type CalendarDate, formatCalendarDate } from '../../../host/time/zoned-time.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { holidaysMessages } from './holidays.messages.ts';

export interface HolidayDraft {
  /** Null for a new holiday. */
  id: Holiday['id'] | null;
  /** `YYYY-MM-DD`; empty until chosen. */
  first_day: CalendarDate;
  last_day: CalendarDate;
}

export const newHoliday: HolidayDraft = { id: null, first_day: '', last_day: '' };

export type HolidayProblems = Partial<Record<'first_day' | 'last_day', string>>;

/** Error texts by field; empty if the holiday can be saved. */
export function holidayProblems(
  { first_day, last_day }: HolidayDraft,
  catalogue: Catalogue,
): HolidayProblems {
  const messages = catalogue.wordsOf(holidaysMessages);
  if (first_day === '')
    return { first_day: messages.firstMissing, ...(last_day === '' && { last_day: messages.lastMissing }) };
  if (last_day === '') return { last_day: messages.lastMissing };
  return last_day < first_day ? { last_day: messages.lastBefore } : {};
}

/** `Dec 24, 2026`, or `Dec 24, 2026 to Jan 2, 2027`. */
export function holidayText(
  { first_day, last_day }: Pick<Holiday, 'first_day' | 'last_day'>,
  catalogue: Catalogue,
): string {
  const timesWords = catalogue.wordsOf(timesMessages);
  const [first, last] = [first_day, last_day].map((day) => formatCalendarDate(day, 'MMM D, YYYY', catalogue));
  return first === last ? `${first}` : timesWords.range(`${first}`, `${last}`);
}
