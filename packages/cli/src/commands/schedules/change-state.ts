import type { CommandContext } from '../../core/command-context.ts';
import { confirm, yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { findSchedule } from './find-schedule.ts';
import { scheduleId } from './schedule-id.ts';

function pausing(paused: boolean) {
  return async (context: CommandContext, options: GlobalOptions, id: number): Promise<void> => {
    const { client } = await openSession(context, options);
    const schedule = await client.schedules.update(id, { paused });
    printOutcome(context, options, schedule, `Schedule ${id} is ${paused ? 'paused' : 'active'}.`);
  };
}

/** Deletes a schedule, after a question in a terminal. */
async function remove(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  id: number,
): Promise<void> {
  const { client } = await openSession(context, given);
  const question = async () => {
    const { title } = await findSchedule(client, id);
    return `Delete schedule ${id}${title ? ` (${title})` : ''}? It makes no more episodes.`;
  };
  if (!(await confirm(context, given, question))) return;
  await client.schedules.delete(id);
  printOutcome(context, given, { id, deleted: true }, `Schedule ${id} is deleted.`);
}

export const pauseSchedule = defineCommand({ argument: scheduleId, run: pausing(true) });
export const resumeSchedule = defineCommand({
  argument: scheduleId,
  run: pausing(false),
});
export const deleteSchedule = defineCommand({
  argument: scheduleId,
  options: yesOption,
  run: remove,
});
