import { z } from 'zod';
import { type AuditEntry, mostAuditEntries } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, positiveNumber } from '../../core/define-command.ts';
import { printList } from '../../core/print.ts';
import { openSession, type Session } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { auditFilterOf, filterOptions } from './audit-filter.ts';

const options = z.object({
  ...filterOptions.shape,
  limit: positiveNumber
    .optional()
    .meta({ value: '<n>', description: 'at most this many entries (default: 50)' }),
});

async function list(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const time = await stationTime(client);
  const entries = await read(client, auditFilterOf(time, given), given.limit ?? 50);
  printList(context, given, entries, {
    head: ['TIME', 'ACTOR', 'ACTION', 'KIND', 'ID', 'NAME', 'CHANGES'],
    row: ({ at, actor, action, thing, changes }: AuditEntry) => [
      time.minute(at),
      actor.key === '' ? actor.name : `${actor.name} (key ${actor.key})`,
      action,
      thing.kind,
      thing.id,
      thing.name,
      changes.map(({ field }) => field).join(' '),
    ],
    none: 'No entries.',
  });
}

/** Reads pages until there are enough entries. */
async function read(
  { audit }: Session['client'],
  filter: ReturnType<typeof auditFilterOf>,
  most: number,
): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  let before: number | undefined;
  while (entries.length < most) {
    const limit = Math.min(mostAuditEntries, most - entries.length);
    const page = await audit.list({ ...filter, limit, ...(before === undefined ? {} : { before }) });
    entries.push(...page.entries);
    if (page.next === null) break;
    before = page.next;
  }
  return entries;
}

/** Prints entries of the audit log. */
export const listAudit = defineCommand({ options, run: list });
