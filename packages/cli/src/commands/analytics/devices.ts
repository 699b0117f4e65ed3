import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { csv } from '../../core/csv.ts';
import { calendarDate, defineCommand, type OptionsOf, positiveNumber } from '../../core/define-command.ts';
import { printJson, printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { table } from '../../core/table.ts';
import { targetFile } from '../../core/target-file.ts';
import { standardOutput } from '../../core/write-output.ts';

const options = z.object({
  from: calendarDate
    .optional()
    .meta({ value: '<date>', description: 'first UTC day, such as 2026-11-01 (default: 28 days)' }),
  to: calendarDate.optional().meta({ value: '<date>', description: 'last UTC day (default: today)' }),
  show: positiveNumber.optional().meta({ value: '<id>', description: 'only of this show' }),
  country: z
    .string()
    .optional()
    .meta({ value: '<codes>', description: 'only from these countries, such as NO,SE' }),
  platform: z
    .string()
    .optional()
    .meta({ value: '<names>', description: 'only by these apps, such as Overcast,Castro' }),
  csv: z.boolean().optional().meta({ description: 'write CSV' }),
  output: z.string().optional().meta({
    value: '<file>',
    short: '-o',
    description: 'with --csv: file to write (default: standard output)',
  }),
  force: z.boolean().optional().meta({ description: 'replace a file that exists' }),
});

const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const spanMs = 27 * 86_400_000;

/** Prints downloads by device as a table, JSON, or a CSV file. */
async function devices(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { output } = given;
  if (output !== undefined && !given.csv) throw new CliError('usage', '--output needs --csv.');
  const target =
    output === undefined || output === standardOutput ? undefined : await targetFile(output, given.force);
  const { client } = await openSession(context, given);
  const last = given.to ?? day(Date.now());
  const found = await client.analytics.devices({
    start_date: given.from ?? day(Date.parse(last) - spanMs),
    end_date: last,
    ...(given.show === undefined ? {} : { show_id: String(given.show) }),
    ...(given.country === undefined ? {} : { countries_list: given.country }),
    ...(given.platform === undefined ? {} : { platform_list: given.platform }),
  });
  const { terminal } = context;
  if (given.csv) {
    const text = csv(['device', 'system', 'downloads'], found.devices);
    if (target === undefined) return terminal.out(text);
    await writeFile(target, text);
    return printOutcome(context, given, { file: target }, target);
  }
  if (given.json) return printJson(context, found);
  if (found.devices.length === 0) return terminal.err('No downloads with a known device.\n');
  const total = found.devices.reduce((sum, { downloads }) => sum + downloads, 0);
  const rows = found.devices.map(({ device, system, downloads }) => [
    String(downloads),
    `${((downloads / total) * 100).toFixed(1)}%`,
    device,
    system,
  ]);
  terminal.out(table(['DOWNLOADS', 'TOTAL', 'DEVICE', 'SYSTEM'], rows));
}

export const deviceDownloads = defineCommand({ options, run: devices });
