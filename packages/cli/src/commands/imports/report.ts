import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { importReport } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printOutcome, printValue } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

async function report(context: CommandContext, options: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, options);
  printValue(context, options, await client.imports.report(id));
}

async function verify(context: CommandContext, options: GlobalOptions, path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new CliError('usage', `The report ${path} cannot be read.`, { cause });
  });
  const given = readReport(text);
  if (!given) throw new CliError('usage', `${path} is not a report that "postkit imports report" printed.`);
  const { client } = await openSession(context, options);
  const verdict = await client.imports.verifyReport(given);
  if (!verdict.is_genuine)
    throw new CliError('failure', 'The report was changed, or another station made it.');
  printOutcome(context, options, verdict, 'The report is as the station signed it.');
}

/** As it was read: a schema could change the order of its fields, which the signature covers. */
function readReport(text: string): z.output<typeof importReport> | null {
  try {
    const value: unknown = JSON.parse(text);
    return importReport.safeParse(value).success ? (value as z.output<typeof importReport>) : null;
  } catch {
    return null;
  }
}

export const importReportCommand = defineCommand({ argument: idArgument('imports list'), run: report });
export const verifyReport = defineCommand({
  argument: z.string().meta({ name: 'file', description: 'report that "imports report" printed' }),
  run: verify,
});
