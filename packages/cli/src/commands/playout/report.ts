import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { playoutReports } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { targetFile } from '../../core/target-file.ts';
import { rangeOptions, readRange } from '../../core/time-range.ts';
import { standardOutput, writeOutput } from '../../core/write-output.ts';

const options = z.object({
  ...rangeOptions.shape,
  tuningHours: wholeNumber
    .optional()
    .meta({ value: '<hours>', description: 'aggregate tuning hours of the range, for sound-exchange' }),
  output: z
    .string()
    .optional()
    .meta({ value: '<file>', short: '-o', description: 'file to write (default: standard output)' }),
  force: z.boolean().optional().meta({ description: 'replace a file that exists' }),
});

async function write(
  context: CommandContext,
  given: OptionsOf<typeof options>,
  report: (typeof playoutReports)[number],
): Promise<void> {
  const { output, force, tuningHours } = given;
  const target =
    output === undefined || output === standardOutput ? undefined : await targetFile(output, force);
  const { client } = await openSession(context, given);
  const range = readRange(await stationTime(client), given);
  const response = await client.playout.report(
    report,
    { ...range, tuning_hours: tuningHours },
    { timeout: 0, ...(context.signal ? { signal: context.signal } : {}) },
  );
  if (target === undefined) return writeOutput(context, response);
  await pipeline(response.body ?? [], createWriteStream(target));
  printOutcome(context, given, { file: target }, target);
}

/** Writes a report of what aired as CSV. */
export const writeReport = defineCommand({
  argument: z.enum(playoutReports).meta({ name: 'report', description: playoutReports.join(', ') }),
  options,
  run: write,
});
