import { scheduleDefaults, scheduleInput } from '@postkit/sdk/schema';
import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { checkFields, fieldOptions, readFields } from '../../core/fields.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printCreated, printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { findSchedule } from './find-schedule.ts';
import { printPreview } from './print-preview.ts';
import { scheduleId } from './schedule-id.ts';

const options = fieldOptions.extend({
  dryRun: z.boolean().optional().meta({ description: 'save nothing, and print the next runs' }),
});
type Options = OptionsOf<typeof options>;

/** All fields of a new schedule, with defaults for absent ones. */
function asNewSchedule(fields: object): z.output<typeof scheduleInput> {
  checkFields(scheduleInput, { ...scheduleDefaults, ...fields });
  return scheduleInput.parse(fields);
}

/** Creates a schedule, or prints the next runs that it would have. */
async function create(context: CommandContext, given: Options): Promise<void> {
  const fields = asNewSchedule(await readFields(context, given, scheduleInput));
  const { client } = await openSession(context, given);
  if (given.dryRun) return printPreview(context, client, await client.schedules.preview(fields), given);
  printCreated(context, given, await client.schedules.create(fields), 'Schedule');
}

/** Changes the given fields of a schedule, or prints the next runs that it would have. */
async function edit(context: CommandContext, given: Options, id: number): Promise<void> {
  const changes = await readFields(context, given, scheduleInput);
  const { client } = await openSession(context, given);
  if (!given.dryRun) return printOutcome(context, given, await client.schedules.update(id, changes), `Schedule ${id} is changed.`);
  const fields = asNewSchedule({ ...scheduleInput.parse(await findSchedule(client, id)), ...changes });
  await printPreview(context, client, await client.schedules.preview(fields), given);
}

export const createSchedule = defineCommand({ options, run: create });
export const editSchedule = defineCommand({
  argument: scheduleId,
  options,
  run: edit,
});
