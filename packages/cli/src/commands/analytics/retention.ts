import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Retention } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { csv } from '../../core/csv.ts';
import { defineCommand, type OptionsOf, positiveNumber } from '../../core/define-command.ts';
import { clockOf, printJson, printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { table } from '../../core/table.ts';
import { targetFile } from '../../core/target-file.ts';
import { standardOutput } from '../../core/write-output.ts';
import { episodeId } from '../episodes/episode-id.ts';

const options = z.object({
  audio: positiveNumber.optional().meta({
    value: '<number>',
    description: 'audio version, as "episodes versions" shows it (default: the newest with downloads)',
  }),
  csv: z.boolean().optional().meta({ description: 'write CSV' }),
  output: z.string().optional().meta({
    value: '<file>',
    short: '-o',
    description: 'with --csv: file to write (default: standard output)',
  }),
  force: z.boolean().optional().meta({ description: 'replace a file that exists' }),
});

/** Prints the minutes of an episode that players fetched, as a table, JSON, or a CSV file. */
async function retention(
  context: CommandContext,
  given: OptionsOf<typeof options>,
  id: number,
): Promise<void> {
  const { output, audio } = given;
  if (output !== undefined && !given.csv) throw new CliError('usage', '--output needs --csv.');
  const target =
    output === undefined || output === standardOutput ? undefined : await targetFile(output, given.force);
  const { client } = await openSession(context, given);
  const found = await client.analytics.retention({
    episode_id: id,
    ...(audio === undefined ? {} : { version: audio }),
  });
  const { terminal } = context;
  if (given.csv) {
    const text = csv(['minute', 'downloads'], found.minutes);
    if (target === undefined) return terminal.out(text);
    await writeFile(target, text);
    return printOutcome(context, given, { file: target }, target);
  }
  if (given.json) return printJson(context, found);
  if (found.in_ranges > 0) {
    const rows = found.minutes.map(({ minute, downloads }) => [
      clockOf(minute * 60),
      String(downloads),
      `${((downloads / found.in_ranges) * 100).toFixed(1)}%`,
    ]);
    terminal.out(table(['FROM', 'DOWNLOADS', 'OF THESE'], rows));
  }
  terminal.err(summary(found));
}

function summary({ name, version, downloads, in_ranges, whole }: Retention): string {
  const earlier = downloads - in_ranges - whole;
  const facts = [
    `${name}, audio version ${version}: minutes known of ${in_ranges} of ${downloads} downloads.`,
    ...(whole > 0 ? [`Whole file, or parts of two versions: ${whole}.`] : []),
    ...(earlier > 0 ? [`Counted before the station stored minutes: ${earlier}.`] : []),
  ];
  return `${facts.join('\n')}\n`;
}

export const fetchedMinutes = defineCommand({ options, argument: episodeId, run: retention });
