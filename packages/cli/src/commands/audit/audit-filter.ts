import { z } from 'zod';
import { auditActions, auditKinds } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import { wholeNumber } from '../../core/define-command.ts';
import { readMoment } from '../../core/read-moment.ts';
import type { StationTime } from '../../core/station-time.ts';

/** Options that choose entries of the audit log. */
export const filterOptions = z.object({
  user: wholeNumber
    .optional()
    .meta({ value: '<id>', description: 'only of this user; see: postkit users list' }),
  kind: z.enum(auditKinds).optional().meta({ value: '<kind>', description: 'only of things of this kind' }),
  thing: z
    .string()
    .optional()
    .meta({ value: '<id>', description: 'with --kind: only of the thing with this id' }),
  action: z.enum(auditActions).optional().meta({ value: '<action>' }),
  from: z
    .string()
    .optional()
    .meta({ value: '<time>', description: 'such as "2026-11-24 06:00" in the time zone of the station' }),
  to: z.string().optional().meta({ value: '<time>', description: 'only before this time' }),
  search: z
    .string()
    .optional()
    .meta({ value: '<text>', description: 'text in the name of the user or the thing' }),
});

/**
 * The options as the SDK takes them.
 * @throws CliError usage for a thing without its kind
 */
export function auditFilterOf(
  { zone }: StationTime,
  { user, kind, thing, action, from, to, search }: z.output<typeof filterOptions>,
) {
  if (thing !== undefined && kind === undefined) throw new CliError('usage', '--thing needs --kind.');
  return {
    ...(user === undefined ? {} : { user }),
    ...(kind === undefined ? {} : { kind }),
    ...(thing === undefined ? {} : { thing }),
    ...(action === undefined ? {} : { action }),
    ...(from === undefined ? {} : { from: readMoment(from, zone) }),
    ...(to === undefined ? {} : { until: readMoment(to, zone) }),
    ...(search === undefined ? {} : { search }),
  };
}
