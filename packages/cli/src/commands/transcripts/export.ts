import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { transcriptFormat } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { targetFile } from '../../core/target-file.ts';
import { ownerArgument, ownerOption } from './transcript-owner.ts';

const options = z.object({
  format: transcriptFormat
    .default('vtt')
    .meta({ value: '<format>', description: 'vtt, srt, json or txt (default: vtt)' }),
  output: z
    .string()
    .optional()
    .meta({ value: '<path>', description: 'file to write (default: standard output)' }),
  force: z.boolean().optional().meta({ description: 'replace an existing file' }),
  episode: ownerOption,
});

async function run(context: CommandContext, given: OptionsOf<typeof options>, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const { format, output } = given;
  const response = await (given.episode
    ? client.transcripts.episodeFile(id, format)
    : client.transcripts.eventFile(id, format));
  const text = await response.text();
  if (output === undefined) return context.terminal.out(text);
  const path = await targetFile(output, given.force);
  await writeFile(path, text);
  printOutcome(context, given, { path, bytes: Buffer.byteLength(text) }, path);
}

export const exportTranscript = defineCommand({ argument: ownerArgument, options, run });
