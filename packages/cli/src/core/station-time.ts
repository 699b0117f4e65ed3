import type { PostKitClient } from '@postkit/sdk';

/** Formats Unix seconds in the time zone of the station. */
export interface StationTime {
  readonly zone: string;
  /** `2026-11-02 06:00`; with the offset from UTC in the hour that the clock shows twice: `2026-11-01 01:30 -04:00` */
  minute(seconds: number): string;
  /** `06:00:04`, likewise */
  second(seconds: number): string;
  /** ISO 8601 with the offset from UTC, in whole seconds: `2026-11-02T06:00:04-05:00` */
  iso(seconds: number): string;
}

export async function stationTime(client: PostKitClient): Promise<StationTime> {
  return timeIn((await client.settings.get()).settings.timezone);
}

/** Seconds by which clocks are put back. */
const repeats = [1800, 3600];

/** @param zone IANA name, such as `America/New_York` */
export function timeIn(zone: string): StationTime {
  // The Swedish format is that of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const text = (seconds: number) => format.format(seconds * 1000);
  const offset = (seconds: number) =>
    offsetText(Date.parse(`${text(seconds).replace(' ', 'T')}Z`) / 1000 - Math.floor(seconds));
  const distinct = (seconds: number, shown: string) =>
    isShownTwice(seconds) ? `${shown} ${offset(seconds)}` : shown;

  function isShownTwice(seconds: number): boolean {
    return repeats.some((back) =>
      [seconds - back, seconds + back].some((other) => text(other) === text(seconds)),
    );
  }

  return {
    zone,
    minute: (seconds) => distinct(seconds, text(seconds).slice(0, 16)),
    second: (seconds) => distinct(seconds, text(seconds).slice(11)),
    iso: (seconds) => `${text(seconds).replace(' ', 'T')}${offset(seconds)}`,
  };
}

/** `-05:00` */
function offsetText(seconds: number): string {
  const minutes = Math.abs(seconds) / 60;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${seconds < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
