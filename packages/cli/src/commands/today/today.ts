import type { Today } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { clockOf, printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { table } from '../../core/table.ts';
import { todayLines } from './today-lines.ts';

/** Prints the recording since midnight, the running order, and what needs attention. */
async function printToday(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  const today = await client.today.get();
  if (options.json) return printJson(context, today);
  const time = await stationTime(client);
  const lines = todayLines(today, time);
  const head = [`${today.date} (${time.zone})`, logLine(today)].filter(Boolean).join('\n');
  context.terminal.out(
    `${head}\n${lines.length === 0 ? '' : `\n${table(['TIME', 'KIND', 'NAME', 'STATE'], lines)}`}`,
  );
}

function logLine({ log }: Today): string {
  if (log === null) return '';
  return `Log ${log.state.replace('_', ' ')}, recorded ${clockOf(log.recorded_seconds)}, lost ${clockOf(log.lost_seconds)}`;
}

export const showToday = defineCommand({ run: printToday });
