import type { PostKitClient } from '@postkit/sdk';

/** Formats Unix seconds in the time zone of the station. */
export interface StationTime {
  readonly zone: string;
  /** `2026-11-02 06:00` */
  minute(seconds: number): string;
  /** `06:00:04` */
  second(seconds: number): string;
}

export async function stationTime(client: PostKitClient): Promise<StationTime> {
  const { timezone: zone } = (await client.settings.get()).settings;
  // The Swedish format is that of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  const text = (seconds: number) => format.format(seconds * 1000);
  return { zone, minute: (seconds) => text(seconds).slice(0, 16), second: (seconds) => text(seconds).slice(11) };
}
