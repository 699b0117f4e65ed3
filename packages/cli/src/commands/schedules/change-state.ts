import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { openSession } from '../../core/session.ts';
import { findSchedule } from './find-schedule.ts';
import { scheduleId } from './schedule-id.ts';

function pausing(paused: boolean) {
  return async (context: CommandContext, options: GlobalOptions, id: number): Promise<void> => {
    const { client } = await openSession(context, options);
    const schedule = await client.schedules.update(id, { paused });
    if (options.json) context.terminal.out(`${JSON.stringify(schedule)}\n`);
    else context.terminal.err(`Schedule ${id} is ${paused ? 'paused' : 'active'}.\n`);
  };
}

const deleteOptions = z.object({ yes: z.boolean().optional().meta({ description: 'do not ask' }) });

/** Deletes a schedule, after a question in a terminal. */
async function remove(context: CommandContext, given: OptionsOf<typeof deleteOptions>, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const { terminal } = context;
  if (!given.yes) {
    if (!terminal.interactive) throw new CliError('usage', 'Pass --yes to delete without a question.');
    const { title } = await findSchedule(client, id);
    const reply = await terminal.ask(`Delete schedule ${id}${title ? ` (${title})` : ''}? It makes no more episodes. [y/N] `);
    if (!/^y(es)?$/i.test(reply.trim())) return terminal.err('Nothing was deleted.\n');
  }
  await client.schedules.delete(id);
  if (given.json) terminal.out(`${JSON.stringify({ id, deleted: true })}\n`);
  else terminal.err(`Schedule ${id} is deleted.\n`);
}

export const pauseSchedule = defineCommand({ argument: scheduleId, run: pausing(true) });
export const resumeSchedule = defineCommand({
  argument: scheduleId,
  run: pausing(false),
});
export const deleteSchedule = defineCommand({
  argument: scheduleId,
  options: deleteOptions,
  run: remove,
});
