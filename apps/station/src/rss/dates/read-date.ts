import { utcOffset } from '../../platform/utc-offset.ts';
import { type FoundDay, isoDay, numericDay, writtenDay } from './find-day.ts';
import { findTime } from './find-time.ts';
import { type FoundZone, findZone } from './find-zone.ts';
import { plainDateText } from './plain-date-text.ts';

/** A date of a feed, and what the station had to assume to read it. */
export interface ReadDate {
  /** Unix seconds; negative before 1970. */
  readonly seconds: number;
  /** `none` and `unknown` zones are read as UTC; `ambiguous` is a name that some places use for another time. */
  readonly zone: 'named' | 'none' | 'unknown' | 'ambiguous';
  /** The name of the zone as it is written, and with its meaning if it is ambiguous; empty for none. */
  readonly zoneName: string;
  /** Whether day and month are numbers that could be the other way round. */
  readonly isOrderAssumed: boolean;
}

const secondsPerDay = 86_400;
/** Longer texts are no date. */
const longest = 200;
/** Years outside come from broken clocks and other calendars. */
const [firstYear, lastYear] = [1850, 2200];

/**
 * Reads a date as feeds write them: RFC 822 and 5322, RFC 850, ctime, ISO 8601 with its profiles, Unix seconds, and dates written
 * with the names of months of any language in `calendar-names`, with numbers of any script, and zones of `zone-names`. The result
 * never depends on the zone or language of the server: a date without a zone is UTC, one without a time is at 00:00.
 * Numbers like `03/04/2020` have the month first in a feed of American English or without a language. Null for any other text, and
 * for a date or time that does not exist.
 * @param language of the feed, as BCP 47; empty if it is unknown
 */
export function readDate(text: string, language = ''): ReadDate | null {
  if (text.length > longest) return null;
  const comments: string[] = [];
  const keep = (_: string, comment: string) => {
    comments.push(comment);
    return ' ';
  };
  const plain = plainDateText(text)
    .replace(/\(([^()]*)\)/g, keep)
    .replace(/\[([^\][]*)\]/g, keep)
    .trim();
  if (/^\d{9,10}$/.test(plain))
    return { seconds: Number(plain), zone: 'named', zoneName: '', isOrderAssumed: false };
  if (/^\d{13}$/.test(plain))
    return { seconds: Math.floor(Number(plain) / 1000), zone: 'named', zoneName: '', isOrderAssumed: false };
  const inNumbers = isoDay(plain) ?? numericDay(plain, language);
  return inNumbers ? readNumeric(inNumbers, comments) : readWritten(plain, comments, language);
}

function readNumeric(day: FoundDay, comments: readonly string[]): ReadDate | null {
  const time = findTime(day.rest, true);
  return dated(day, time, findZone(time ? time.after : day.rest, comments));
}

function readWritten(text: string, comments: readonly string[], language: string): ReadDate | null {
  const time = findTime(text, false) ?? findTime(text, true);
  const day = writtenDay(time ? time.before : text, time?.after ?? null, language);
  return day && dated(day, time, findZone(day.rest, comments));
}

function dated(day: FoundDay, time: ReturnType<typeof findTime>, found: FoundZone): ReadDate | null {
  const { hour, minute, second } = time ?? { hour: 0, minute: 0, second: 0 };
  const midnight = Date.UTC(day.year, day.month - 1, day.day) / 1000;
  const isDay = new Date(midnight * 1000).getUTCDate() === day.day && day.month >= 1 && day.month <= 12;
  const isTime = (hour < 24 || (hour === 24 && minute === 0 && second === 0)) && minute < 60 && second <= 60;
  if (!isDay || !isTime || day.year < firstYear || day.year > lastYear) return null;
  const shown = midnight + hour * 3600 + minute * 60 + second;
  const { isOrderAssumed } = day;
  if (!found || 'unknown' in found)
    return {
      seconds: shown,
      zone: found ? 'unknown' : 'none',
      zoneName: found?.unknown ?? '',
      isOrderAssumed,
    };
  const { name, zone } = found;
  if ('zone' in zone)
    return { seconds: momentIn(zone.zone, shown), zone: 'named', zoneName: name, isOrderAssumed };
  const seconds = shown - zone.hours * 3600;
  return zone.isAmbiguous
    ? { seconds, zone: 'ambiguous', zoneName: `${name} (${utcName(zone.hours)})`, isOrderAssumed }
    : { seconds, zone: 'named', zoneName: name, isOrderAssumed };
}

/** `UTC+5:30`. */
function utcName(hours: number): string {
  const minutes = Math.round((Math.abs(hours) % 1) * 60);
  return `UTC${hours < 0 ? '-' : '+'}${Math.floor(Math.abs(hours))}:${String(minutes).padStart(2, '0')}`;
}

/**
 * The first moment at which clocks in a zone show a time; one that a change of the clock skips counts as before the change.
 * @param shown seconds of the clock's display, as if they were UTC
 */
function momentIn(zone: string, shown: number): number {
  const offsetAt = (seconds: number) => utcOffset(zone, seconds * 1000) * 3600;
  const beforeChange = shown - offsetAt(shown - secondsPerDay);
  const candidates = [beforeChange, shown - offsetAt(shown + secondsPerDay)].toSorted((a, b) => a - b);
  return candidates.find((at) => at + offsetAt(at) === shown) ?? beforeChange;
}
