import { z } from 'zod';
import { CliError } from './cli-error.ts';
import { readMoment } from './read-moment.ts';
import type { Session } from './session.ts';

/** Options of a command on a stretch of the log. */
export const rangeOptions = z.object({
  from: z.string().optional().meta({
    value: '<time>',
    description: 'such as "2026-11-24 06:00" in the time zone of the station (default: a day before the end)',
  }),
  to: z.string().optional().meta({ value: '<time>', description: 'end of the range (default: now)' }),
});

const day = 86_400;

/**
 * The range in unix seconds.
 * @throws CliError usage unless it ends after it starts
 */
export async function readRange({ client }: Session, { from, to }: z.output<typeof rangeOptions>): Promise<{ start: number; end: number }> {
  const { settings } = await client.settings.get();
  const end = to === undefined ? Math.floor(Date.now() / 1000) : readMoment(to, settings.timezone);
  const start = from === undefined ? end - day : readMoment(from, settings.timezone);
  if (start >= end) throw new CliError('usage', '--to must be later than --from.');
  return { start, end };
}
