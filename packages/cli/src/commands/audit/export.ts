import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { auditFormats } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { targetFile } from '../../core/target-file.ts';
import { standardOutput, writeOutput } from '../../core/write-output.ts';
import { auditFilterOf, filterOptions } from './audit-filter.ts';

const options = z.object({
  ...filterOptions.shape,
  format: z.enum(auditFormats).default('csv').meta({ value: '<format>' }),
  output: z
    .string()
    .optional()
    .meta({ value: '<file>', short: '-o', description: 'file to write (default: standard output)' }),
  force: z.boolean().optional().meta({ description: 'replace a file that exists' }),
});

async function exportEntries(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { output, force, format } = given;
  const target =
    output === undefined || output === standardOutput ? undefined : await targetFile(output, force);
  const { client } = await openSession(context, given);
  const filter = auditFilterOf(await stationTime(client), given);
  const response = await client.audit.export(format, filter, {
    timeout: 0,
    ...(context.signal ? { signal: context.signal } : {}),
  });
  if (target === undefined) return writeOutput(context, response);
  await pipeline(response.body ?? [], createWriteStream(target));
  printOutcome(context, given, { file: target }, target);
}

/** Writes entries of the audit log to a file or to standard output. */
export const exportAudit = defineCommand({ options, run: exportEntries });
