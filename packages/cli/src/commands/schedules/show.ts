import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { openSession } from '../../core/session.ts';
import { findSchedule } from './find-schedule.ts';
import { scheduleId } from './schedule-id.ts';

/** Prints a schedule with all its fields. */
async function show(context: CommandContext, options: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, options);
  context.terminal.out(`${JSON.stringify(await findSchedule(client, id), null, options.json ? 0 : 2)}\n`);
}

export const showSchedule = defineCommand({ argument: scheduleId, run: show });
