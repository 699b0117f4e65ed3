import { z } from 'zod';
import type { Episode, EpisodeCheckInput, EpisodeFinding } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { failForRules } from '../../core/failed-rules.ts';
import { printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { episodeId } from './episode-id.ts';

const options = z.object({
  destination: z.array(wholeNumber).optional().meta({
    value: '<id>',
    description: 'check it for this feed; repeat for more (default: the destinations of the episode)',
  }),
});

const form = {
  head: ['LEVEL', 'RULE', 'FEED', 'FIELD', 'PROBLEM', 'FIX'],
  row: ({ level, rule, connection_id, field, message, fix }: EpisodeFinding) => [
    level,
    rule,
    connection_id === null ? '' : String(connection_id),
    field ?? '',
    message,
    fix,
  ],
  none: 'The episode passes every rule of its feeds.',
};

/** Prints the rules that an episode breaks. Ends with 1 for errors, and with 3 if there are only warnings. */
async function check(context: CommandContext, given: OptionsOf<typeof options>, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const episode = await client.episodes.get(id);
  if (episode.duration === 0 && episode.media_status === 'processing')
    throw new CliError(
      'temporary',
      `The audio of episode ${id} is not ready. Wait with "postkit episodes watch ${id}", and check again.`,
    );
  const feeds =
    given.destination ??
    (await client.episodes.connections(id)).social_media_connections.map((destination) => destination.id);
  if (feeds.length === 0)
    throw new CliError('usage', `Episode ${id} has no destinations. Name its feeds with --destination.`);
  const { findings } = await client.episodes.check(checked(episode, feeds));
  printList(context, given, findings, form);
  failForRules(findings, `“${episode.name}”`);
}

function checked(episode: Episode, social_media_connections: number[]): EpisodeCheckInput {
  const {
    show,
    duration,
    name,
    description,
    season_number,
    episode_number,
    episode_type,
    chapter_markers,
    podcast,
  } = episode;
  return {
    show,
    social_media_connections,
    duration,
    name,
    description,
    season_number,
    episode_number,
    episode_type,
    chapter_markers,
    podcast,
  };
}

export const checkEpisode = defineCommand({ argument: episodeId, options, run: check });
