import { z } from 'zod';
import type { PostKitClient } from '@postkit/sdk';
import type { Transcript } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { followJob } from '../../core/follow-job.ts';
import { printOutcome } from '../../core/print.ts';
import { startProgress } from '../../core/progress.ts';
import { openSession } from '../../core/session.ts';
import { ownerArgument } from './transcript-owner.ts';

const options = z.object({
  wait: z.boolean().default(true).meta({ description: 'exit as soon as it is requested' }),
});

function isOver({ transcription: { status } }: Transcript): boolean {
  return status === 'none' || status === 'failed';
}

/** Waits for the end of a transcription. */
async function follow(
  { terminal, signal }: CommandContext,
  client: PostKitClient,
  id: number,
): Promise<Transcript> {
  const progress = await startProgress(terminal, 'Transcribing');
  try {
    return await followJob(client, signal, {
      events: ['transcript_changed'],
      read: () => client.transcripts.ofEvent(id),
      resultOf: (now) => (isOver(now) ? now : null),
      onState: ({ transcription }) => progress.show(`Transcribing, ${Math.round(transcription.progress)} %`),
    });
  } finally {
    progress.stop();
  }
}

async function run(context: CommandContext, given: OptionsOf<typeof options>, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const requested = await client.transcripts.transcribe(id);
  if (!given.wait)
    return printOutcome(context, given, requested.transcription, `Event ${id} is being transcribed.`);
  const { transcription, words } = await follow(context, client, id);
  if (transcription.status === 'failed') throw new CliError('failure', transcription.error);
  const heard = words.filter(({ cut }) => !cut).length;
  printOutcome(context, given, { words: heard }, `Event ${id} has ${heard} words.`);
}

export const createTranscript = defineCommand({ argument: ownerArgument, options, run });
