const day = 86_400_000;

/**
 * The moment, in milliseconds, at which clocks in a time zone first show a date and time. A time that a change of the
 * clock skips maps to the moment of the change, so that later times are never earlier moments.
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`
 */
export function momentOf(date: string, time: string, zone: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const candidates = [shown - zoneOffset(shown - day, zone), shown - zoneOffset(shown + day, zone)];
  const shows = candidates.filter((at) => at + zoneOffset(at, zone) === shown);
  return shows.length > 0
    ? Math.min(...shows)
    : changeBetween(Math.min(...candidates), Math.max(...candidates), zone);
}

/** The calendar date, `YYYY-MM-DD`, at a moment (milliseconds) in a time zone. */
export function dateAt(moment: number, zone: string): string {
  return new Date(moment + zoneOffset(moment, zone)).toISOString().slice(0, 10);
}

/** When the offset of a zone changes between two moments. */
function changeBetween(from: number, to: number, zone: string): number {
  const before = zoneOffset(from, zone);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zoneOffset(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Milliseconds that a zone is ahead of UTC at a moment. */
function zoneOffset(at: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(at);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes a hundred times as long as using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
}
