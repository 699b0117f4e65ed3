import { z } from 'zod';
import type { PostKitClient } from '@postkit/sdk';
import { type ShareClip, shareClipAspects } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { followJob } from '../../core/follow-job.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printOutcome } from '../../core/print.ts';
import { startProgress } from '../../core/progress.ts';
import { openSession } from '../../core/session.ts';
import { readPosition } from './read-position.ts';

const options = z.object({
  from: z.string().meta({ value: '<position>', description: 'start in the episode, such as 1:35' }),
  to: z.string().meta({ value: '<position>', description: 'end in the episode, at most 90 seconds later' }),
  aspect: z
    .enum(shareClipAspects)
    .default('9:16')
    .meta({ value: '<shape>', description: '9:16 for stories and shorts, or 1:1' }),
  title: z
    .string()
    .optional()
    .meta({ value: '<text>', description: 'title in the video (default: the name of the episode)' }),
  captions: z.boolean().default(true).meta({ description: 'show no words of the transcript' }),
  wait: z.boolean().default(true).meta({ description: 'exit as soon as it is requested' }),
});

/** Waits until the clip is made. */
async function follow(
  { terminal, signal }: CommandContext,
  client: PostKitClient,
  guid: string,
): Promise<ShareClip> {
  const progress = await startProgress(terminal, 'Making the clip');
  try {
    return await followJob(client, signal, {
      events: ['share_clip_changed'],
      read: () => client.shareClips.get(guid),
      resultOf: (now) => (now.status === 'processing' ? null : now),
      onState: (now) => progress.show(`Making the clip  ${now.progress} %`),
    });
  } finally {
    progress.stop();
  }
}

async function create(context: CommandContext, given: OptionsOf<typeof options>, id: number): Promise<void> {
  const range = { start: readPosition(given.from), end: readPosition(given.to) };
  const { client } = await openSession(context, given);
  const { aspect, captions, title } = given;
  const requested = await client.shareClips.create({
    playlist_id: id,
    ...range,
    aspect,
    captions,
    ...(title === undefined ? {} : { title }),
  });
  const clip = given.wait ? await follow(context, client, requested.guid) : requested;
  if (clip.status === 'error') throw new CliError('failure', clip.error);
  if (!given.json) context.terminal.out(`${clip.guid}\n`);
  const state = clip.status === 'processing' ? 'is being made' : 'is ready';
  printOutcome(
    context,
    given,
    clip,
    `Clip ${clip.guid} ${state}.${clip.notice === '' ? '' : ` ${clip.notice}`}`,
  );
}

export const createClip = defineCommand({ argument: idArgument('episodes list'), options, run: create });
