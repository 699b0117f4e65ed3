import { monthNamed } from './calendar-names.ts';

/** A day of the calendar that a text names; it may be impossible, such as the 31st of June. */
export interface FoundDay {
  readonly year: number;
  /** From 1 on. */
  readonly month: number;
  readonly day: number;
  /** Whether day and month are numbers that could be the other way round. */
  readonly isOrderAssumed: boolean;
  /** The text without the day. */
  readonly rest: string;
}

type CalendarDay = Pick<FoundDay, 'year' | 'month' | 'day'>;

const buddhist = 543;
const impossible: CalendarDay = { year: 0, month: 0, day: 0 };
const word = /[\p{L}\p{M}][\p{L}\p{M}.'’]*/gu;

/** A year of four digits as the Gregorian calendar counts; Thai dates count from the year -543. */
function wholeYear(year: number): number {
  return year >= 2400 && year < 2700 ? year - buddhist : year;
}

/** RFC 5322: two digits mean 1950 to 2049, three a year since 1900. */
function shortYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 3) return 1900 + year;
  return digits.length > 3 ? wholeYear(year) : year < 50 ? 2000 + year : 1900 + year;
}

/** A day by its ISO 8601 week and weekday, both from 1 on; impossible if the year has no such week. */
function dayOfWeek(year: number, week: number, weekday: number): CalendarDay {
  const monday = mondayOfFirstWeek(year) + (week - 1) * 7;
  const isWeek = week >= 1 && monday < daysIn(year) + mondayOfFirstWeek(year + 1);
  return isWeek && weekday >= 1 && weekday <= 7 ? dateOfDay(year, monday + weekday - 1) : impossible;
}

/** The fourth of January is always in the first week. */
function mondayOfFirstWeek(year: number): number {
  return 4 - ((new Date(Date.UTC(year, 0, 4)).getUTCDay() + 6) % 7);
}

/** A day by its number in the year, from 1 on; impossible if the year has no such day. */
function dayOfYear(year: number, number: number): CalendarDay {
  return number >= 1 && number <= daysIn(year) ? dateOfDay(year, number) : impossible;
}

function daysIn(year: number): number {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1 ? 366 : 365;
}

/** @param number from the first of January on, which is 1; the days of the years beside it count on */
function dateOfDay(year: number, number: number): CalendarDay {
  const date = new Date(Date.UTC(year, 0, number));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** A day in numbers, with the year first: ISO 8601 and what resembles it. */
export function isoDay(text: string): FoundDay | null {
  const week = /(?<!\d)(\d{4})-?W(\d{2})(?:-?(\d))?(?!\d)/.exec(text);
  if (week) return found(text, week, dayOfWeek(Number(week[1]), Number(week[2]), Number(week[3] ?? 1)));
  const ordinal = /^(\d{4})-(\d{3})(?=T|\s|$)/.exec(text);
  if (ordinal) return found(text, ordinal, dayOfYear(Number(ordinal[1]), Number(ordinal[2])));
  const month = /^(\d{4})(?:-(\d{2}))?$/.exec(text);
  if (month)
    return found(text, month, { year: wholeYear(Number(month[1])), month: Number(month[2] ?? 1), day: 1 });
  const full =
    /^(\d{4})(\d{2})(\d{2})(?=T?\d{2,6}|T|\s|$)/.exec(text) ??
    /(?<![\d:])(\d{4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})(?!\d)\.?/.exec(text);
  return (
    full &&
    found(text, full, { year: wholeYear(Number(full[1])), month: Number(full[2]), day: Number(full[3]) })
  );
}

/** A day in numbers, with the year last. Dots mean the day first; other signs leave open which number is the month. */
export function numericDay(text: string, language: string): FoundDay | null {
  const match = /(?<![\d:.])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d:])/.exec(text);
  if (!match) return null;
  // `16.30.00` beside the name of a month is a time.
  if (match[2] === '.' && match[4]?.length === 2 && monthPlace(text, language)) return null;
  const [first, second] = [Number(match[1]), Number(match[3])];
  const isOpen = match[2] !== '.' && first <= 12 && second <= 12 && first !== second;
  const isDayFirst = match[2] === '.' || first > 12 || (second <= 12 && !writesMonthFirst(language));
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return { ...found(text, match, { year: shortYear(match[4] ?? ''), month, day }), isOrderAssumed: isOpen };
}

/** Only the United States and the Philippines write the month first; a feed that says nothing or just English may be American. */
function writesMonthFirst(language: string): boolean {
  return /^(?:en(?:[-_](?:us|ph|ca))?|fil(?:[-_].*)?|es[-_]us|)$/i.test(language);
}

/** A day with the name of its month. The year, or all of it, may be in `after`, the text behind the time; null without a time. */
export function writtenDay(before: string, after: string | null, language: string): FoundDay | null {
  const place = monthPlace(before, language);
  if (!place) return after === null ? null : writtenDay(after, null, language);
  const [head, tail] = [before.slice(0, place.start), before.slice(place.end)];
  const [earlier, later] = [numbersIn(head), numbersIn(tail)];
  const all = [...earlier, ...later];
  const four = all.find((number) => number.length === 4) ?? /(?<![\d+-])\d{4}(?!\d)/.exec(after ?? '')?.[0];
  const days = (list: readonly string[]) => list.filter((number) => number !== four && number.length <= 2);
  if (four !== undefined) {
    const day = days(earlier).at(-1) ?? days(later)[0];
    return day === undefined
      ? null
      : { ...written(shortYear(four), place.month, day), rest: without(after ?? tail, [four, day]) };
  }
  const [first = '', second = ''] =
    [...earlier.slice(-1), ...later].length === 2 ? [...earlier.slice(-1), ...later] : all;
  if (first === '' || second === '') return null;
  const isYearFirst = Number(first) > 31;
  return {
    ...written(shortYear(isYearFirst ? first : second), place.month, isYearFirst ? second : first),
    rest: without(after ?? tail, [first, second]),
  };
}

function written(year: number, month: number, day: string) {
  return { year, month, day: Number(day), isOrderAssumed: false };
}

/** A text without the first of each number. */
function without(text: string, numbers: readonly string[]): string {
  return numbers.reduce((rest, number) => rest.replace(new RegExp(`(?<!\\d)${number}(?!\\d)`), ' '), text);
}

function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}

/** The name of the month, of one word or two: the last one, because a weekday before it may look like one (`mar. 5 mai`). */
function monthPlace(text: string, language: string): { month: number; start: number; end: number } | null {
  const words = [...text.matchAll(word)];
  for (const [at, match] of [...words.entries()].reverse()) {
    const next = words[at + 1];
    const two = next && text.slice(match.index, next.index + next[0].length);
    const month = (two === undefined ? null : monthNamed(two, language)) ?? monthNamed(match[0], language);
    if (month !== null) return { month, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

function found(text: string, match: RegExpExecArray, day: CalendarDay): FoundDay {
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return { ...day, isOrderAssumed: false, rest };
}
