import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { ownerArgument, ownerOption } from './transcript-owner.ts';

const options = z.object({
  file: z
    .string()
    .meta({ value: '<path>', description: 'a VTT, SRT or JSON file; its ending names the format' }),
  episode: ownerOption,
  language: z.string().optional().meta({ value: '<tag>', description: 'language of the words, such as en' }),
});

const formats = { '.vtt': 'vtt', '.srt': 'srt', '.json': 'json' } as const;

async function run(context: CommandContext, given: OptionsOf<typeof options>, id: number): Promise<void> {
  const ending = extname(given.file).toLowerCase();
  if (!isFormat(ending))
    throw new CliError('usage', `${given.file} is no VTT, SRT or JSON file by its ending.`);
  const file = await readFile(given.file).catch((cause: unknown) => {
    throw new CliError('notFound', `${given.file} cannot be read.`, { cause });
  });
  const { client } = await openSession(context, given);
  const input = {
    format: formats[ending],
    file_base64: file.toString('base64'),
    language: given.language ?? '',
  };
  const { words, notice, ...rest } = await (given.episode
    ? client.transcripts.importForEpisode(id, input)
    : client.transcripts.importForEvent(id, input));
  const heard = words.filter(({ cut }) => !cut).length;
  printOutcome(
    context,
    given,
    { ...rest, notice, words: heard },
    [`${heard} words are imported.`, notice].filter(Boolean).join(' '),
  );
}

function isFormat(ending: string): ending is keyof typeof formats {
  return ending in formats;
}

export const importTranscript = defineCommand({ argument: ownerArgument, options, run });
