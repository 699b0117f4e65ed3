import type { PostKitClient } from '@postkit/sdk';

export interface StationDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Unix seconds. */
  readonly start: number;
  readonly end: number;
}

const daySeconds = 86_400;

/** A date in the station's time zone, `days` after today. */
export async function stationDay(client: PostKitClient, after: number): Promise<StationDay> {
  const { timezone } = (await client.settings.get()).settings;
  // From noon, so that a daylight saving change does not shift the date.
  const today = dateAt(Date.now() / 1000, timezone);
  const noon = Date.parse(`${today}T12:00:00Z`) / 1000 + after * daySeconds;
  const date = new Date(noon * 1000).toISOString().slice(0, 10);
  return {
    date,
    start: midnight(date, timezone),
    end: midnight(new Date((noon + daySeconds) * 1000).toISOString().slice(0, 10), timezone),
  };
}

function dateAt(seconds: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(seconds * 1000);
}

/** The first second of a date, searched because zones differ from UTC by up to 14 hours. */
function midnight(date: string, timeZone: string): number {
  let at = Date.parse(`${date}T00:00:00Z`) / 1000 - 15 * 3600;
  while (dateAt(at, timeZone) < date) at += 900;
  return at;
}
