import { type DateOrder, type LocalDateTime, localDateTime } from './local-date-time.ts';
import { localMoments } from './local-moments.ts';

/** A moment of a message, and the sentence that says what was assumed to read it. */
export interface ReadMoment {
  /** Unix milliseconds. */
  readonly ms: number;
  readonly assumption: string;
}

/** The moment and zone by which times without a date or a zone are read. */
export interface MomentContext {
  readonly arrived_ms: number;
  readonly timezone: string;
  readonly dateOrder: DateOrder;
}

const day = 86_400_000;
/** Years outside come from broken clocks and other units. */
const [firstYear, lastYear] = [2000, 2100];

/**
 * Reads a time as playout systems write it: ISO 8601 with an offset, Unix seconds or milliseconds, a local date and time, or a local
 * time of day, which is the one nearest to the arrival. Undefined for no time and null for a text that is none.
 */
export function readMoment(
  value: string | number | null | undefined,
  context: MomentContext,
): ReadMoment | null | undefined {
  const text = String(value ?? '').trim();
  if (text === '') return undefined;
  if (/^\d{9,16}(?:\.\d+)?$/.test(text)) return unixMoment(Number(text));
  const local = localDateTime(text, context.dateOrder);
  const moment = local && momentOf(local, context);
  return local !== null && local.day_ms === null ? moment : (nearerOrder(text, moment, context) ?? moment);
}

/** A date in the other order of day and month, if only that is near the arrival: the order follows a setting of Windows. */
function nearerOrder(text: string, moment: ReadMoment | null, context: MomentContext): ReadMoment | null {
  if (moment && Math.abs(moment.ms - context.arrived_ms) < day) return null;
  const local = localDateTime(text, context.dateOrder === 'day-first' ? 'month-first' : 'day-first');
  const other = local && momentOf(local, context);
  if (!other || other.ms === moment?.ms || Math.abs(other.ms - context.arrived_ms) > day) return null;
  return {
    ...other,
    assumption: `Day and month of “${text}” were exchanged, because that is nearest to the arrival.`,
  };
}

/** Milliseconds since midnight of the station's zone, on the day that is nearest to the arrival. Undefined and null as for `readMoment`. */
export function readMidnightMs(
  value: string | null | undefined,
  context: MomentContext,
): ReadMoment | null | undefined {
  const text = String(value ?? '').trim();
  if (text === '') return undefined;
  const ms = Number(text);
  if (!/^\d{1,8}(?:\.\d+)?$/.test(text) || ms >= day) return null;
  return momentOf({ day_ms: null, time_ms: ms, offset_ms: null }, context);
}

function unixMoment(value: number): ReadMoment | null {
  const ms = value < 1e11 ? value * 1000 : value > 1e14 ? value / 1000 : value;
  const year = new Date(ms).getUTCFullYear();
  return year < firstYear || year > lastYear ? null : { ms: Math.round(ms), assumption: '' };
}

function momentOf(
  { day_ms, time_ms, offset_ms }: LocalDateTime,
  { arrived_ms, timezone }: MomentContext,
): ReadMoment | null {
  if (day_ms !== null && offset_ms !== null) return { ms: day_ms + time_ms - offset_ms, assumption: '' };
  if (day_ms !== null) {
    const year = new Date(day_ms).getUTCFullYear();
    if (year < firstYear || year > lastYear) return null;
  }
  const days = day_ms === null ? daysAround(arrived_ms) : [day_ms];
  if (offset_ms !== null)
    return {
      ms: nearest(
        days.map((at) => at + time_ms - offset_ms),
        arrived_ms,
      ),
      assumption: '',
    };
  const found = days.map((at) => localMoments(at + time_ms, timezone));
  const ms = nearest(
    found.flatMap(({ moments }) => moments),
    arrived_ms,
  );
  const chosen = found.find(({ moments }) => moments.includes(ms));
  return { ms, assumption: assumptionOf(chosen?.moments.length ?? 1, chosen?.isSkipped ?? false) };
}

function assumptionOf(moments: number, isSkipped: boolean): string {
  if (isSkipped)
    return 'The clock change leaves this local time out: it was read with the offset before the change.';
  return moments > 1
    ? 'The clock change repeats this local time: the one nearest to the arrival was chosen.'
    : '';
}

/** Midnights of the days around a moment, as if local time were UTC. */
function daysAround(at: number): number[] {
  const today = Math.floor(at / day) * day;
  return [-2, -1, 0, 1, 2].map((away) => today + away * day);
}

function nearest(moments: readonly number[], to: number): number {
  return moments.reduce((best, at) => (Math.abs(at - to) < Math.abs(best - to) ? at : best));
}
