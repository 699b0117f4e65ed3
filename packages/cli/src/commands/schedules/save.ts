import type { Schedule } from '@postkit/sdk/schema';
import { scheduleInput } from '@postkit/sdk/schema';
import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { openSession } from '../../core/session.ts';
import { findSchedule } from './find-schedule.ts';
import { previewText } from './preview-text.ts';
import { asNewSchedule, fieldOptions, readChanges } from './schedule-fields.ts';
import { scheduleId } from './schedule-id.ts';

const options = fieldOptions.extend({
  dryRun: z.boolean().optional().meta({ description: 'save nothing, and print the next runs' }),
});
type Options = OptionsOf<typeof options>;

function report({ terminal }: CommandContext, { json }: Options, schedule: Schedule, word: string): void {
  if (json) terminal.out(`${JSON.stringify(schedule)}\n`);
  else {
    terminal.out(`${schedule.id}\n`);
    terminal.err(`Schedule ${schedule.id} is ${word}.\n`);
  }
}

/** Creates a schedule, or prints the next runs that it would have. */
async function create(context: CommandContext, given: Options): Promise<void> {
  const fields = asNewSchedule(await readChanges(context, given));
  const { client } = await openSession(context, given);
  if (given.dryRun) return context.terminal.out(previewText(await client.schedules.preview(fields), given));
  report(context, given, await client.schedules.create(fields), 'created');
}

/** Changes the given fields of a schedule, or prints the next runs that it would have. */
async function edit(context: CommandContext, given: Options, id: number): Promise<void> {
  const changes = await readChanges(context, given);
  const { client } = await openSession(context, given);
  if (!given.dryRun) return report(context, given, await client.schedules.update(id, changes), 'changed');
  const fields = asNewSchedule({ ...scheduleInput.parse(await findSchedule(client, id)), ...changes });
  context.terminal.out(previewText(await client.schedules.preview(fields), given));
}

export const createSchedule = defineCommand({ options, run: create });
export const editSchedule = defineCommand({
  argument: scheduleId,
  options,
  run: edit,
});
