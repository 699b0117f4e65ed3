import { z } from 'zod';
import type { PostKitClient } from '@postkit/sdk';
import { copyFields } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printCreated } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  type: z
    .enum(['basic', 'advanced'])
    .default('basic')
    .meta({ value: '<type>', description: 'the station renders basic videos' }),
});

/** Maximum duration of an episode that the station renders. */
const maxSeconds = 1800;

/** The destination type that makes each type of video, with the title of a new one. */
const destinations = {
  basic: { type: 'v_download', title: 'Basic video' },
  advanced: { type: 'v_advanced', title: 'Advanced video' },
} as const;

/** The id of the station's destination for videos, which is created with the first video. */
async function destinationFor(
  { connections: stationDestinations }: PostKitClient,
  { type, title }: (typeof destinations)['basic' | 'advanced'],
) {
  const own = (await stationDestinations.list()).objects.filter((destination) => destination.type === type);
  if (own.length === 0) return (await stationDestinations.create({ type, title, default_on_post: false })).id;
  const active = own.find(({ status }) => status);
  if (!active)
    throw new CliError(
      'conflict',
      `The destination "${own[0]?.title}" for videos is switched off. Switch it on in Setup.`,
    );
  return active.id;
}

/** Publishes a copy of an episode as a video. If publishing fails, the draft of the copy is deleted. */
async function create(context: CommandContext, given: OptionsOf<typeof options>, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const episode = await client.episodes.get(id);
  if (episode.status !== 'published')
    throw new CliError('conflict', `Episode ${id} is not published, so it cannot become a video.`);
  if (episode.duration > maxSeconds)
    throw new CliError('conflict', `Episode ${id} is longer than 30 minutes, so it cannot become a video.`);
  const destination = await destinationFor(client, destinations[given.type]);
  const { playlist_id: copyId, version } = await client.episodes.create(copyFields(episode));
  try {
    const published = await client.episodes.update(copyId, {
      version,
      permanent: 1,
      draft: false,
      unpublished: false,
      social_media_connections: [destination],
    });
    printCreated(context, given, { ...published, id: copyId }, 'Video');
  } catch (error) {
    await client.episodes.delete(copyId).catch(() => undefined);
    throw error;
  }
}

export const createVideo = defineCommand({ argument: idArgument('episodes list'), options, run: create });
