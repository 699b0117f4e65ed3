import { z } from 'zod';
import { momentOf } from '@postkit/sdk/schema';
import { CliError } from './cli-error.ts';

const isoTime = z.iso.datetime({ local: true, offset: true });
const pattern = /^(.{10})[T ](\d{2}:\d{2})(?::(\d{2}))?(Z|[+-].*)?$/;

/**
 * A moment in unix seconds: `2026-11-24 06:00` in the station's time zone, or ISO 8601 with a zone of its own. Seconds
 * are optional.
 * @throws CliError usage for any other text, and for a date or time that does not exist
 */
export function readMoment(text: string, zone: string): number {
  const [, date = '', time = '', seconds = '00', offset = ''] = pattern.exec(text.trim()) ?? [];
  const iso = `${date}T${time}:${seconds}${offset}`;
  if (!isoTime.safeParse(iso).success)
    throw new CliError('usage', `"${text}" is not a time such as "2026-11-24 06:00".`);
  return offset === '' ? momentOf(date, time, zone) / 1000 + Number(seconds) : Date.parse(iso) / 1000;
}
