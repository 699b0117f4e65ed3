import { z } from 'zod';
import { episodeInput, episodeUpdate, resourcePath } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { checkFields, fieldOptions, readFields } from '../../core/fields.ts';
import { printCreated, printOutcome } from '../../core/print.ts';
import { readMoment } from '../../core/read-moment.ts';
import { openSession, type Session } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { episodeId } from './episode-id.ts';

const options = fieldOptions.extend({
  show: wholeNumber.optional().meta({ value: '<id>', description: 'show of the episode' }),
  name: z.string().optional().meta({ value: '<text>', description: 'name of the episode' }),
  description: z.string().optional().meta({ value: '<text>', description: 'description for listeners' }),
  event: z
    .array(wholeNumber)
    .optional()
    .meta({ value: '<id>', description: 'event in the timeline; repeat for more, in playing order' }),
  tag: z
    .array(z.string())
    .optional()
    .meta({ value: '<name>', description: 'tag of the station; repeat for more' }),
  destination: z
    .array(wholeNumber)
    .optional()
    .meta({ value: '<id>', description: 'destination to publish it to; repeat for more' }),
  expires: z.string().optional().meta({
    value: '<time>',
    description:
      'unpublish it at this time, such as "2026-11-24 06:00" in the time zone of the station; "never" clears it',
  }),
});
type Options = OptionsOf<typeof options>;

/** The wire names resources by path, where a user names them by id, and tags by name. */
async function flagsOf(
  session: Session,
  { show, name, description, event, tag, destination, expires }: Options,
) {
  const { station } = session.profile;
  return {
    show: show === undefined ? undefined : resourcePath(station, 'show', show),
    name,
    description,
    events: event?.map((id) => resourcePath(station, 'event', id)),
    playlist_categories: tag && (await tagPaths(session, tag)),
    social_media_connections: destination,
    expires_at: expires === undefined ? undefined : await expiryOf(session, expires),
  };
}

/** Unix seconds; null for never. */
async function expiryOf({ client }: Session, text: string): Promise<number | null> {
  if (text.trim().toLowerCase() === 'never') return null;
  return readMoment(text, (await stationTime(client)).zone);
}

async function tagPaths({ client }: Session, names: readonly string[]): Promise<string[]> {
  const { objects } = await client.tags.list();
  return names.map((name) => {
    const found = objects.find((tag) => tag.name.toLowerCase() === name.toLowerCase());
    if (!found)
      throw new CliError('notFound', `There is no tag "${name}". "postkit tags create" creates one.`);
    return found.resource_uri;
  });
}

async function create(context: CommandContext, given: Options): Promise<void> {
  const session = await openSession(context, given);
  const fields = await readFields(context, given, episodeInput, await flagsOf(session, given));
  const episode = await session.client.episodes.create(checkFields(episodeInput, fields));
  printCreated(context, given, { ...episode, id: episode.playlist_id }, 'Episode');
}

/** Changes the given fields of the episode as it is now. */
async function edit(context: CommandContext, given: Options, id: number): Promise<void> {
  const session = await openSession(context, given);
  const changes = await readFields(context, given, episodeUpdate.partial(), await flagsOf(session, given));
  const version = changes.version ?? (await session.client.episodes.get(id)).version;
  const episode = await session.client.episodes.update(id, { ...changes, version });
  printOutcome(context, given, episode, `Episode ${id} is changed.`);
}

export const createEpisode = defineCommand({ options, run: create });
export const editEpisode = defineCommand({ argument: episodeId, options, run: edit });
