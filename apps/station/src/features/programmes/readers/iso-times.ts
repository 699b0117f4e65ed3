import { localMoment } from './local-moment.ts';

const written =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/** Unix milliseconds of an ISO 8601 date and time, of one without an offset in a time zone; null for other text. */
export function isoMoment(text: string, zone: string): number | null {
  const found = written.exec(text.trim());
  if (!found) return null;
  const [, year, month, day, hours, minutes, seconds = '0', offset] = found;
  if (offset !== undefined) {
    const sign = offset === 'Z' ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(-2)}`;
    const at = Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds.padStart(2, '0')}${sign}`);
    return Number.isNaN(at) ? null : at;
  }
  return localMoment(
    {
      year: Number(year),
      month: Number(month),
      day: Number(day),
      hour: Number(hours),
      minute: Number(minutes),
      second: Number(seconds),
    },
    zone,
  );
}

const duration = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

/** Milliseconds of an ISO 8601 duration without years and months; null for other text, and for nothing. */
export function isoDuration(text: string): number | null {
  const found = duration.exec(text.trim());
  if (!found) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  const ms = ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  return ms > 0 ? ms : null;
}
