import type { PostKitClient } from '@postkit/sdk';

export interface StationDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Unix seconds. */
  readonly start: number;
  readonly end: number;
}

const daySeconds = 86_400;

/** A day of the station, so many after today, as its own clocks count it. */
export async function stationDay(client: PostKitClient, after: number): Promise<StationDay> {
  const { timezone } = (await client.settings.get()).settings;
  // From noon, so that no change of the clocks leads to another day.
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
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(seconds * 1000);
}

/** The first second of a date: the zone's clocks are at most 14 hours away from UTC. */
function midnight(date: string, timeZone: string): number {
  let at = Date.parse(`${date}T00:00:00Z`) / 1000 - 15 * 3600;
  while (dateAt(at, timeZone) < date) at += 900;
  return at;
}
