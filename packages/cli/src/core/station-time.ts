import type { PostKitClient } from '@postkit/sdk';

/** Formats Unix seconds in the time zone of the station. */
export interface StationTime {
  readonly zone: string;
  /** `2026-11-02 06:00` */
  minute(seconds: number): string;
  /** `06:00:04` */
  second(seconds: number): string;
  /** ISO 8601 with the offset from UTC, in whole seconds: `2026-11-02T06:00:04-05:00` */
  iso(seconds: number): string;
}

export async function stationTime(client: PostKitClient): Promise<StationTime> {
  return timeIn((await client.settings.get()).settings.timezone);
}

/** @param zone IANA name, such as `America/New_York` */
export function timeIn(zone: string): StationTime {
  // The Swedish format is that of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  const text = (seconds: number) => format.format(seconds * 1000);
  return {
    zone,
    minute: (seconds) => text(seconds).slice(0, 16),
    second: (seconds) => text(seconds).slice(11),
    iso(seconds) {
      const local = text(seconds).replace(' ', 'T');
      return `${local}${offsetText(Date.parse(`${local}Z`) / 1000 - Math.floor(seconds))}`;
    },
  };
}

/** `-05:00` */
function offsetText(seconds: number): string {
  const minutes = Math.abs(seconds) / 60;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${seconds < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
