import { z } from 'zod';
import { episodeStatuses, type EpisodeSummary, type IngestionStatus } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printJson, printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  status: z
    .enum(episodeStatuses)
    .default('published')
    .meta({ value: '<status>', description: 'status of the episodes' }),
});

const states: Readonly<Record<IngestionStatus, string>> = {
  0: '',
  1: 'processing',
  2: 'ready',
  99: 'failed',
};

/** Prints the episodes that have or get a video. */
async function list(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const found: EpisodeSummary[] = [];
  for await (const episode of client.episodes.each({
    type: given.status,
    sort: 'published',
    order: 'DESC',
    limit: 100,
  })) {
    if (episode.video_status !== 0 || episode.advanced_video_status !== 0) found.push(episode);
  }
  printList(context, given, found, {
    head: ['EPISODE', 'BASIC', 'ADVANCED', 'NAME'],
    row: ({ playlist_id, video_status, advanced_video_status, name }) => [
      String(playlist_id),
      states[video_status],
      states[advanced_video_status],
      name,
    ],
    none: 'No videos.',
  });
}

async function editor(context: CommandContext, given: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const found = await client.episodes.advancedVideo(id);
  if (given.json) printJson(context, found);
  else context.terminal.out(`${found.url}\n`);
}

export const listVideos = defineCommand({ options, run: list });
export const videoEditor = defineCommand({
  argument: idArgument('episodes list'),
  run: editor,
});
