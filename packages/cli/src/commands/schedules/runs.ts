import type { ScheduleRun } from '@postkit/sdk/schema';
import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { openSession } from '../../core/session.ts';
import { table } from '../../core/table.ts';

const options = z.object({
  schedule: wholeNumber.optional().meta({ value: '<id>', description: 'only runs of this schedule' }),
  limit: wholeNumber.default(20).meta({ value: '<n>', description: 'at most this many' }),
});

function row({ id, schedule_id, date, outcome, reason, missing_seconds, episode_id }: ScheduleRun): string[] {
  const missing = missing_seconds > 0 ? `${Math.ceil(missing_seconds / 60)} min` : '';
  return [String(id), String(schedule_id), date, outcome, reason ?? '', missing, String(episode_id ?? '')];
}

/** Prints past runs, newest first. */
async function list(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const query = { limit: given.limit, ...(given.schedule === undefined ? {} : { schedule_id: given.schedule }) };
  const { objects } = await client.schedules.runs(query);
  const { terminal } = context;
  if (given.json) terminal.out(`${JSON.stringify(objects)}\n`);
  else if (objects.length === 0) terminal.err('No runs.\n');
  else terminal.out(table(['ID', 'SCHEDULE', 'DATE', 'OUTCOME', 'REASON', 'MISSING', 'EPISODE'], objects.map(row)));
}

async function again(context: CommandContext, given: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const run = await client.schedules.runAgain(id);
  if (given.json) context.terminal.out(`${JSON.stringify(run)}\n`);
  else context.terminal.err(`Schedule ${run.schedule_id} runs again for ${run.date}.\n`);
}

export const listRuns = defineCommand({ options, run: list });
export const runAgain = defineCommand({
  argument: wholeNumber.meta({ name: 'id', description: 'id that "schedules runs" shows' }),
  run: again,
});
