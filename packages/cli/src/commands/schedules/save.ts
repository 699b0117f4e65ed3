import { z } from 'zod';
import { scheduleInput } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { checkFields, fieldOptions, readUncheckedFields } from '../../core/fields.ts';
import { printCreated, printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { dryRun } from './dry-run.ts';
import { findSchedule } from './find-schedule.ts';
import { printPreview } from './print-preview.ts';
import { scheduleId } from './schedule-id.ts';

const options = fieldOptions.extend({
  dryRun: z
    .boolean()
    .optional()
    .meta({ description: 'check every field and reference, save nothing, and print the next runs' }),
});
type Options = OptionsOf<typeof options>;

/** Creates a schedule, or checks it and prints the next runs that it would have. */
async function create(context: CommandContext, given: Options): Promise<void> {
  const fields = await readUncheckedFields(context, given, scheduleInput);
  if (!given.dryRun) checkFields(z.strictObject(scheduleInput.shape), fields);
  const { client } = await openSession(context, given);
  if (given.dryRun) return printPreview(context, client, await dryRun(client, fields), given);
  printCreated(context, given, await client.schedules.create(scheduleInput.parse(fields)), 'Schedule');
}

/** Changes the given fields of a schedule, or checks them and prints the next runs that it would have. */
async function edit(context: CommandContext, given: Options, id: number): Promise<void> {
  const changes = await readUncheckedFields(context, given, scheduleInput);
  const checked = given.dryRun ? {} : checkFields(z.strictObject(scheduleInput.shape).partial(), changes);
  const { client } = await openSession(context, given);
  if (!given.dryRun)
    return printOutcome(
      context,
      given,
      await client.schedules.update(id, checked),
      `Schedule ${id} is changed.`,
    );
  const stored: Record<string, unknown> = scheduleInput.parse(await findSchedule(client, id));
  const changed = Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => stored[field] !== value),
  );
  await printPreview(context, client, await dryRun(client, { ...stored, ...changes }, changed), given);
}

export const createSchedule = defineCommand({ options, run: create });
export const editSchedule = defineCommand({
  argument: scheduleId,
  options,
  run: edit,
});
