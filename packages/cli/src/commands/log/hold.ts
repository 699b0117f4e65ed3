import { z } from 'zod';
import type { LogHold } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { idArgument, idsArgument } from '../../core/id-arguments.ts';
import { printCreated, printList, printOutcome } from '../../core/print.ts';
import { readMoment } from '../../core/read-moment.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { rangeOptions, readRange } from '../../core/time-range.ts';

const until = z
  .string()
  .optional()
  .meta({ value: '<time>', description: 'when the hold ends by itself (default: when it is released)' });
const options = rangeOptions.extend({
  reason: z.string().meta({ value: '<text>', description: 'why the audio must stay' }),
  until,
});
const changeOptions = z.object({
  from: z.string().optional().meta({ value: '<time>', description: 'start of the stretch' }),
  to: z.string().optional().meta({ value: '<time>', description: 'end of the stretch' }),
  reason: z.string().optional().meta({ value: '<text>', description: 'why the audio must stay' }),
  until: until.meta({ value: '<time>', description: 'when the hold ends by itself; none to have no end' }),
});

async function hold(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const time = await stationTime(client);
  const made = await client.evidence.createHold({
    ...readRange(time, given),
    reason: given.reason,
    until: given.until === undefined ? null : readMoment(given.until, time.zone),
  });
  printCreated(context, given, made, 'Hold');
}

async function change(
  context: CommandContext,
  given: OptionsOf<typeof changeOptions>,
  id: number,
): Promise<void> {
  const { client } = await openSession(context, given);
  const { zone } = await stationTime(client);
  const { from, to, reason, until: end } = given;
  const changed = await client.evidence.updateHold(id, {
    ...(from !== undefined && { start: readMoment(from, zone) }),
    ...(to !== undefined && { end: readMoment(to, zone) }),
    ...(reason !== undefined && { reason }),
    ...(end !== undefined && { until: end === 'none' ? null : readMoment(end, zone) }),
  });
  printOutcome(context, given, changed, `Hold ${id} is changed.`);
}

async function list(context: CommandContext, given: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, given);
  const time = await stationTime(client);
  printList(context, given, await client.evidence.holds(), {
    head: ['ID', 'STATE', 'START', 'END', 'UNTIL', 'BY', 'REASON'],
    row: (one: LogHold) => [
      String(one.id),
      one.state,
      time.minute(one.start),
      time.minute(one.end),
      one.until === null ? 'released' : time.minute(one.until),
      one.held_by,
      one.reason,
    ],
    none: 'No holds.',
  });
}

async function release(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  await deleteEach(context, given, ids, {
    noun: 'hold',
    consequence: 'Its audio is deleted once the log is kept no longer.',
    done: 'released',
    run: (id) => client.evidence.releaseHold(id),
  });
}

const holds = 'log holds';
export const holdLog = defineCommand({ options, run: hold });
export const changeHold = defineCommand({
  argument: idArgument(holds),
  options: changeOptions,
  run: change,
});
export const listHolds = defineCommand({ run: list });
export const releaseHolds = defineCommand({
  argument: idsArgument(holds),
  options: yesOption,
  run: release,
});
