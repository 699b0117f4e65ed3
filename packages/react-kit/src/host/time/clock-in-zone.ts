import { formatInZone } from './zoned-time.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * `HH:mm:ss` of a moment (unix seconds) in a zone. Each zone's formatter is cached: while a day of thousands of cards scrolls,
 * each frame formats a dozen.
 */
export function clockInZone(seconds: number, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(zone, format);
  return format.format(seconds * 1000);
}

/** Seconds by which clocks are put back. */
const repeats = [1800, 3600];

/** The same, with the offset from UTC in the hour that the clock shows twice: `01:30:00 UTC-04:00`. */
export function distinctClock(seconds: number, zone: string): string {
  const clock = clockInZone(seconds, zone);
  const isTwice = repeats.some((back) =>
    [seconds - back, seconds + back].some((other) => clockInZone(other, zone) === clock),
  );
  return isTwice ? `${clock} UTC${formatInZone(seconds, zone, 'Z')}` : clock;
}
