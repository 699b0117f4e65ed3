/** The order of day and month in dates of numbers. */
export type DateOrder = 'day-first' | 'month-first';

/** A date and time as it is written. */
export interface LocalDateTime {
  /** Midnight of the date, as if it were UTC, in milliseconds; null for a time of day alone. */
  readonly day_ms: number | null;
  /** Milliseconds since midnight. */
  readonly time_ms: number;
  /** Milliseconds east of UTC; null if none is written. */
  readonly offset_ms: number | null;
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const written =
  /^(?:(?:[a-z]{3,9},?\s+)?(?<date>\d{8}(?=[T\s]|\d{6}$)|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}[-\s/][a-z]{3,9}[-\s/]\d{4})\.?(?:\s*[T,]\s*|\s+|(?=\d{6}$)))?(?<hours>\d{1,2}):?(?<minutes>\d{2})(?::?(?<seconds>\d{2})(?:[.,:](?<fraction>\d{1,9}))?)?(?:\s*(?<half>[ap])\.?m\.?)?\s*(?<zone>Z|UTC|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})?$/i;

/** Reads a date and time, a time with an offset, or a time of day; null for any other text, and for one that no calendar or clock has. */
export function localDateTime(text: string, order: DateOrder): LocalDateTime | null {
  if (text.length > 60) return null;
  const {
    date,
    hours = '',
    minutes = '',
    seconds = '0',
    fraction = '0',
    half,
    zone,
  } = written.exec(text)?.groups ?? {};
  if (hours === '' || (date === undefined && !text.includes(':'))) return null;
  const day_ms = date === undefined ? null : dayOf(date, order);
  const clock = clockHours(Number(hours), half);
  if (Number.isNaN(day_ms) || clock === null || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const time_ms = ((clock * 60 + Number(minutes)) * 60 + Number(`${seconds}.${fraction}`)) * 1000;
  return { day_ms, time_ms: Math.round(time_ms), offset_ms: offsetOf(zone) };
}

function clockHours(hours: number, half: string | undefined): number | null {
  if (half === undefined) return hours < 24 ? hours : null;
  return hours >= 1 && hours <= 12 ? (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : null;
}

function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return null;
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** Midnight of a date in milliseconds; NaN for a date that does not exist. */
function dayOf(date: string, order: DateOrder): number {
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(date);
  const [first = '', second = '', third = ''] = compact ? compact.slice(1) : date.split(/[-/.\s]/);
  if (first.length === 4) return midnight(Number(first), Number(second), Number(third));
  const year = third.length === 2 ? 2000 + Number(third) : Number(third);
  if (/[a-z]/i.test(second))
    return midnight(year, monthNames.indexOf(second.slice(0, 3).toLowerCase()) + 1, Number(first));
  const isMonthFirst = order === 'month-first' ? Number(first) <= 12 : Number(second) > 12;
  return isMonthFirst
    ? midnight(year, Number(first), Number(second))
    : midnight(year, Number(second), Number(first));
}

function midnight(year: number, month: number, day: number): number {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() : Number.NaN;
}
