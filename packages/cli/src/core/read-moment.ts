import { calendarDate, momentOf, timeOfDay } from '@postkit/sdk/schema';
import { CliError } from './cli-error.ts';

const moment = /^(?<date>\d{4}-\d{2}-\d{2})[T ](?<time>\d{2}:\d{2})(?::(?<second>[0-5]\d))?(?<offset>Z|[+-]\d{2}:\d{2})?$/;

/**
 * A moment in unix seconds: `2026-11-24 06:00` in the station's time zone, or ISO 8601 with a zone of its own.
 * @throws CliError usage for any other text
 */
export function readMoment(text: string, zone: string): number {
  const { date, time, second = '00', offset } = moment.exec(text.trim())?.groups ?? {};
  const isReal = calendarDate.safeParse(date).success && timeOfDay.safeParse(time).success;
  if (!isReal || date === undefined || time === undefined)
    throw new CliError('usage', `"${text}" is not a time such as "2026-11-24 06:00".`);
  return (offset === undefined ? momentOf(date, time, zone) / 1000 : Date.parse(`${date}T${time}:00${offset}`) / 1000) + Number(second);
}
