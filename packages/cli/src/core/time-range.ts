import { z } from 'zod';
import { CliError } from './cli-error.ts';
import { readMoment } from './read-moment.ts';
import type { StationTime } from './station-time.ts';

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
export function readRange(
  { zone }: StationTime,
  { from, to }: z.output<typeof rangeOptions>,
): { start: number; end: number } {
  const end = to === undefined ? Math.floor(Date.now() / 1000) : readMoment(to, zone);
  const start = from === undefined ? end - day : readMoment(from, zone);
  if (start < end) return { start, end };
  throw new CliError(
    'usage',
    to === undefined ? `--from is in the future (${zone}).` : '--to must be later than --from.',
  );
}
