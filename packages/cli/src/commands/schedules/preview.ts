import { z } from 'zod';
import { scheduleInput } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { calendarDate, defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { openSession } from '../../core/session.ts';
import { findSchedule } from './find-schedule.ts';
import { printPreview } from './print-preview.ts';
import { scheduleId } from './schedule-id.ts';

const options = z.object({
  date: calendarDate
    .optional()
    .meta({ value: '<date>', description: 'print what the schedule would create from the log of this date' }),
});

/** Prints the next runs of a schedule with the reasons for each, and what it would create from the log of a date. */
async function preview(context: CommandContext, given: OptionsOf<typeof options>, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const fields = scheduleInput.parse(await findSchedule(client, id));
  const { date } = given;
  const next = await client.schedules.preview({ ...fields, ...(date === undefined ? {} : { date }) });
  await printPreview(context, client, next, given);
}

export const previewSchedule = defineCommand({
  argument: scheduleId,
  options,
  run: preview,
});
