import type { Schedule } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { openSession } from '../../core/session.ts';
import { table } from '../../core/table.ts';

function row({
  id,
  show_id,
  day_of_week,
  start_time,
  end_time,
  paused,
  last_run,
  title,
}: Schedule): string[] {
  const days = day_of_week.replaceAll(/(?!^)(?=[A-Z])/g, ' ');
  const last = last_run ? `${last_run.date} ${last_run.outcome}` : '';
  return [
    String(id),
    String(show_id),
    days,
    `${start_time}–${end_time}`,
    paused ? 'paused' : 'active',
    last,
    title,
  ];
}

/** Prints the schedules of the station. */
async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  const schedules = await client.schedules.list();
  const { terminal } = context;
  if (options.json) terminal.out(`${JSON.stringify(schedules)}\n`);
  else if (schedules.length === 0) terminal.err('No schedules.\n');
  else terminal.out(table(['ID', 'SHOW', 'DAYS', 'HOURS', 'STATE', 'LAST RUN', 'TITLE'], schedules.map(row)));
}

export const listSchedules = defineCommand({ run: list });
