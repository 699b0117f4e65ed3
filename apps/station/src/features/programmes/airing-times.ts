import {
  occurrences,
  programmeDays,
  type ProgrammeHours,
  type ProgrammeRule,
  type ProgrammeTime,
  weekdays,
} from '@postkit/sdk/schema';

const dayMs = 86_400_000;

/** Unix milliseconds until which the airings of a rule are worked out. */
export function horizonOf(now: number): number {
  return now + programmeDays * dayMs;
}

/** The airings of a rule that end after a moment and start before the horizon, in order. */
export function timesOfRule(rule: ProgrammeRule, zone: string, after: number): ProgrammeTime[] {
  const times: ProgrammeTime[] = [];
  const horizon = horizonOf(after);
  for (const found of occurrences(rule, { zone, after })) {
    if (found.start === null) continue;
    if (found.start >= horizon) break;
    times.push({ start_ms: found.start, end_ms: found.end });
  }
  return times;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  return format;
}

/** Weekday and time of day of a moment in a time zone. */
export function clockAt(ms: number, zone: string): { readonly weekday: string; readonly time: string } {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  return { weekday: parts.get('weekday') ?? '', time: `${parts.get('hour')}:${parts.get('minute')}` };
}

/** The hours at which most airings are, with their days; of equally many, the earliest. Null without an airing. */
export function usualHours(times: readonly ProgrammeTime[], zone: string): ProgrammeHours | null {
  const groups = new Map<string, { count: number; days: Set<string> }>();
  for (const { start_ms, end_ms } of times) {
    const start = clockAt(start_ms, zone);
    const hours = `${start.time} ${clockAt(end_ms, zone).time}`;
    const group = groups.get(hours) ?? { count: 0, days: new Set() };
    group.count += 1;
    group.days.add(start.weekday);
    groups.set(hours, group);
  }
  const [most] = [...groups].toSorted(
    ([oneHours, one], [otherHours, other]) => other.count - one.count || (oneHours < otherHours ? -1 : 1),
  );
  if (!most) return null;
  const [hours, { days }] = most;
  const [start_time = '', end_time = ''] = hours.split(' ');
  return { day_of_week: weekdays.filter((day) => days.has(day)).join(''), start_time, end_time };
}
