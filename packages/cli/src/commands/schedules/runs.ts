import { z } from 'zod';
import type { ScheduleRun } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, positiveNumber, wholeNumber } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { openSession } from '../../core/session.ts';
import { stationTime, type StationTime } from '../../core/station-time.ts';
import { table } from '../../core/table.ts';
import { missingText } from './missing-text.ts';

const options = z.object({
  schedule: wholeNumber.optional().meta({ value: '<id>', description: 'only runs of this schedule' }),
  limit: positiveNumber.default(20).meta({ value: '<n>', description: 'at most this many' }),
});

function row(
  { id, schedule_id, date, outcome, reason, error, missing, episode_id }: ScheduleRun,
  time: StationTime,
): string[] {
  const why = [reason, error].filter(Boolean).join(': ');
  return [
    String(id),
    String(schedule_id),
    date,
    outcome,
    String(episode_id ?? ''),
    why,
    missingText(missing, time),
  ];
}

/** Prints past runs, newest first, with the missing stretches in station time. */
async function list(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const query = {
    limit: given.limit,
    ...(given.schedule === undefined ? {} : { schedule_id: given.schedule }),
  };
  const { objects } = await client.schedules.runs(query);
  const { terminal } = context;
  if (given.json) terminal.out(`${JSON.stringify(objects)}\n`);
  else if (objects.length === 0) terminal.err('No runs.\n');
  else {
    const time = await stationTime(client);
    const rows = objects.map((run) => row(run, time));
    terminal.out(table(['ID', 'SCHEDULE', 'DATE', 'OUTCOME', 'EPISODE', 'REASON', 'MISSING'], rows));
  }
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
