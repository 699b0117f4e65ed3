import ICAL from 'ical.js';
import type { CalendarZones } from './calendar-zones.ts';
import { type Span, UnreadableProgrammes } from './source-week.ts';

const dayMs = 86_400_000;
/** Steps of all rules of a calendar: a daily entry of fifty years takes 18,000. */
const mostSteps = 500_000;

/** An airing of an entry, and the moment for which exceptions name it. */
export interface EntryTime {
  readonly start_ms: number;
  readonly end_ms: number;
}

/** The airings of entries with their recurrences. */
export interface CalendarTimes {
  /** Airings that overlap the window, by their start, with those of exceptions. @throws UnreadableProgrammes beyond the limit */
  timesOf(entry: ICAL.Component): EntryTime[];
}

export function createCalendarTimes(zones: CalendarZones, window: Span): CalendarTimes {
  let steps = 0;

  /** Moments of RRULE by RFC 5545, 3.3.10, with the first one, which always counts. */
  function startsOf(entry: ICAL.Component, start: ICAL.Property, first: ICAL.Time): number[] {
    const starts = new Set<number>();
    const add = (moment: number | null) => moment !== null && starts.add(moment);
    add(zones.momentOf(start, first));
    for (const property of entry.getAllProperties('rrule')) {
      const rule = property.getFirstValue() as ICAL.Recur;
      const until = lastStart(rule, start);
      // An end in UTC and a start in a zone are compared as moments, which the rule itself would not do.
      const endless = new ICAL.Recur({ ...ruleData(rule), until: undefined });
      const iterator = endless.iterator(floating(first));
      for (let time = iterator.next(); time; time = iterator.next()) {
        steps += 1;
        if (steps > mostSteps) throw new UnreadableProgrammes('The calendar has too many recurrences.');
        const moment = zones.momentOf(start, time);
        if (moment === null) continue;
        if (moment > until || moment >= window.until) break;
        starts.add(moment);
      }
    }
    for (const property of entry.getAllProperties('rdate'))
      for (const value of property.getValues() as (ICAL.Time | ICAL.Period)[])
        add(zones.momentOf(property, 'start' in value ? value.start : value));
    for (const property of entry.getAllProperties('exdate'))
      for (const value of property.getValues() as ICAL.Time[]) remove(starts, property, value);
    return [...starts];
  }

  /** A date without a time leaves out all that start on it. */
  function remove(starts: Set<number>, property: ICAL.Property, value: ICAL.Time): void {
    const moment = zones.momentOf(property, value);
    if (moment === null) return;
    if (!value.isDate) return void starts.delete(moment);
    for (const start of starts) if (start >= moment && start < moment + dayMs) starts.delete(start);
  }

  function lastStart({ until }: ICAL.Recur, start: ICAL.Property): number {
    if (!until) return Infinity;
    const moment = zones.momentOf(start, until);
    return moment === null ? Infinity : until.isDate ? moment + dayMs - 1 : moment;
  }

  /** The end of each airing: by the clock for DTEND, so that a change of the clock keeps the hour, exact for DURATION. */
  function endOf(entry: ICAL.Component, start: ICAL.Property, first: ICAL.Time): (startMs: number) => number {
    const duration = entry.getFirstPropertyValue('duration') as ICAL.Duration | null;
    if (duration) return (startMs) => startMs + duration.toSeconds() * 1000;
    const property = entry.getFirstProperty('dtend');
    const end = property?.getFirstValue() as ICAL.Time | undefined;
    if (!property || !end) return (startMs) => startMs + (first.isDate ? dayMs : 0);
    const shown = wallMs(end) - wallMs(first);
    const isSameZone = property.getFirstParameter('tzid') === start.getFirstParameter('tzid');
    const exact = (zones.momentOf(property, end) ?? 0) - (zones.momentOf(start, first) ?? 0);
    if (!isSameZone) return (startMs) => startMs + exact;
    return (startMs) => {
      // A recurrence starts at the same time of day as the first one, so that its end is as far away on the clock.
      const nominal = zones.momentOf(
        start,
        shifted(first, startMs - (zones.momentOf(start, first) ?? 0), shown),
      );
      return nominal !== null && nominal > startMs && Math.abs(nominal - startMs - shown) <= 2 * 3_600_000
        ? nominal
        : startMs + exact;
    };
  }

  return {
    timesOf(entry) {
      const start = entry.getFirstProperty('dtstart');
      const first = start?.getFirstValue() as ICAL.Time | undefined;
      if (!start || !first) return [];
      const end = endOf(entry, start, first);
      const times = startsOf(entry, start, first).map((start_ms) => ({ start_ms, end_ms: end(start_ms) }));
      return times
        .filter(({ start_ms, end_ms }) => end_ms > window.from && start_ms < window.until)
        .toSorted((one, other) => one.start_ms - other.start_ms)
        .flatMap((time) => (first.isDate ? wholeDays(time) : [time]));
    },
  };
}

/** An all-day entry of several days has one airing for each. */
function wholeDays({ start_ms, end_ms }: EntryTime): EntryTime[] {
  const days = Math.max(1, Math.round((end_ms - start_ms) / dayMs));
  if (days === 1) return [{ start_ms, end_ms: Math.min(end_ms, start_ms + dayMs) }];
  return Array.from({ length: Math.min(days, 366) }, (_, day) => ({
    start_ms: start_ms + day * dayMs,
    end_ms: Math.min(end_ms, start_ms + (day + 1) * dayMs),
  }));
}

function ruleData(rule: ICAL.Recur): ConstructorParameters<typeof ICAL.Recur>[0] {
  return rule.toJSON() as ConstructorParameters<typeof ICAL.Recur>[0];
}

/** The time as clocks show it, without a zone, so that rules count by the clock. */
function floating({ year, month, day, hour, minute, second, isDate }: ICAL.Time): ICAL.Time {
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone);
}

function wallMs({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The time of day of the first airing, on the day that is this far away, and later by a span on the clock. */
function shifted(first: ICAL.Time, distance: number, span: number): ICAL.Time {
  const days = Math.round(distance / dayMs) * dayMs;
  const at = new Date(wallMs(first) + days + span);
  return new ICAL.Time(
    {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
      isDate: false,
    },
    first.zone,
  );
}
