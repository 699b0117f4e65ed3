import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { asRunForms } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { calendarDate, defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { readMoment } from '../../core/read-moment.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { applyCorrection } from './apply-correction.ts';

const options = z.object({
  date: calendarDate.optional().meta({ value: '<date>', description: 'day of a file that does not say it' }),
  form: z
    .enum(asRunForms)
    .optional()
    .meta({ value: '<form>', description: 'form of the file; recognised by default' }),
  from: z
    .string()
    .optional()
    .meta({ value: '<time>', description: 'start of the span (default: that of the file)' }),
  to: z
    .string()
    .optional()
    .meta({ value: '<time>', description: 'end of the span (default: that of the file)' }),
  offset: z.coerce.number().int().optional().meta({
    value: '<ms>',
    description: 'milliseconds by which the sound is recorded later than the file says',
  }),
  dryRun: z.boolean().optional().meta({ description: 'show what would change, and change nothing' }),
});

async function correct(
  context: CommandContext,
  given: OptionsOf<typeof options>,
  path: string,
): Promise<void> {
  const { client } = await openSession(context, given);
  const { zone } = await stationTime(client);
  const source = {
    start: given.from === undefined ? undefined : readMoment(given.from, zone),
    end: given.to === undefined ? undefined : readMoment(given.to, zone),
    as_run: {
      file: await base64Of(path),
      is_base64: true,
      name: basename(path),
      date: given.date,
      form: given.form,
      offset_ms: given.offset,
    },
  };
  await applyCorrection(context, given, { client, zone }, source);
}

async function base64Of(path: string): Promise<string> {
  try {
    return (await readFile(path)).toString('base64');
  } catch (error) {
    throw new CliError('usage', `The file ${path} cannot be read.`, { cause: error });
  }
}

/** Corrects a past span of the log by a log of what aired. */
export const correctByFile = defineCommand({
  argument: z.string().meta({ name: 'file', description: 'log of what aired' }),
  options,
  run: correct,
});
