import { momentOf } from '@postkit/sdk/schema';
import { CliError } from './cli-error.ts';

/**
 * A moment in unix seconds: `2026-11-24 06:00` in the station's time zone, or ISO 8601 with a zone of its own.
 * @throws CliError usage for any other text
 */
export function readMoment(text: string, zone: string): number {
  const [, date, time, offset] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2})?(Z|[+-]\d{2}:\d{2})?$/.exec(text.trim()) ?? [];
  const isReal = date !== undefined && time !== undefined && !Number.isNaN(Date.parse(`${date}T${time}:00Z`));
  if (!isReal) throw new CliError('usage', `"${text}" is not a time such as "2026-11-24 06:00".`);
  return (offset === undefined ? momentOf(date, time, zone) : Date.parse(text.trim().replace(' ', 'T'))) / 1000;
}
