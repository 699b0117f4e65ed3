import { z } from 'zod';
import type { EpisodeUpdate } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { forEachId } from '../../core/for-each-id.ts';
import { readMoment } from '../../core/read-moment.ts';
import { openSession, type Session } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { episodeIds } from './episode-id.ts';

const publishOptions = z.object({
  destination: z.array(wholeNumber).optional().meta({
    value: '<id>',
    description: 'publish to this destination; repeat for more (default: those of the episode)',
  }),
  acceptRights: z
    .boolean()
    .optional()
    .meta({ description: 'accept the audio for which a category of the station asks it' }),
});
const scheduleOptions = publishOptions.extend({
  at: z.string().meta({
    value: '<time>',
    description: 'such as "2026-11-24 06:00" in the time zone of the station, or with one of its own',
  }),
  takeDown: z
    .boolean()
    .optional()
    .meta({ description: 'also schedule published episodes, which leave feeds and players until then' }),
});
const unpublishOptions = z.object({
  everywhere: z.boolean().optional().meta({ description: 'also remove them from their destinations' }),
});

/** Changes the state of an episode as it is now. */
async function release(
  { client }: Session,
  id: number,
  at: number | null,
  {
    destination,
    acceptRights = false,
    takeDown = false,
  }: z.output<typeof publishOptions> & { takeDown?: boolean | undefined },
) {
  const { version, events, status } = await client.episodes.get(id);
  if (at !== null && status === 'published' && !takeDown)
    throw new CliError(
      'usage',
      'It is published. A date takes it out of feeds and players until then: add --take-down if you want that.',
    );
  const changes: EpisodeUpdate = { version, draft: false, unpublished: false, delay_post_until: at };
  if (destination !== undefined) changes.social_media_connections = destination;
  if (acceptRights) {
    const rights = await client.episodes.timelineRights({
      events: events.map(({ resource_uri }) => resource_uri),
      playlist_id: id,
    });
    changes.accept_rights = rights.to_accept.map(({ event_id }) => event_id);
  }
  return client.episodes.update(id, changes);
}

async function publish(
  context: CommandContext,
  given: OptionsOf<typeof publishOptions>,
  ids: readonly number[],
): Promise<void> {
  const session = await openSession(context, given);
  await forEachId(context, given, ids, {
    nouns: 'episodes',
    done: 'published',
    run: (id) => release(session, id, null, given),
  });
}

async function schedule(
  context: CommandContext,
  given: OptionsOf<typeof scheduleOptions>,
  ids: readonly number[],
): Promise<void> {
  const session = await openSession(context, given);
  const time = await stationTime(session.client);
  const at = readMoment(given.at, time.zone);
  const done = `scheduled for ${time.minute(at)} (${time.zone})`;
  await forEachId(context, given, ids, {
    nouns: 'episodes',
    done,
    run: (id) => release(session, id, at, given),
  });
}

async function unpublish(
  context: CommandContext,
  given: OptionsOf<typeof unpublishOptions>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  async function run(id: number): Promise<void> {
    await client.episodes.setUnpublished([id], true);
    if (!given.everywhere) return;
    const { social_media_connections: places } = await client.episodes.connections(id);
    if (places.length === 0) return;
    await client.episodes.unpost(
      id,
      places.map((place) => place.id),
    );
  }
  await forEachId(context, given, ids, { nouns: 'episodes', done: 'unpublished', run });
}

async function remove(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  const consequence = 'This cannot be undone.';
  await deleteEach(context, given, ids, {
    noun: 'episode',
    consequence,
    run: (id) => client.episodes.delete(id),
  });
}

export const publishEpisodes = defineCommand({ argument: episodeIds, options: publishOptions, run: publish });
export const scheduleEpisodes = defineCommand({
  argument: episodeIds,
  options: scheduleOptions,
  run: schedule,
});
export const unpublishEpisodes = defineCommand({
  argument: episodeIds,
  options: unpublishOptions,
  run: unpublish,
});
export const deleteEpisodes = defineCommand({ argument: episodeIds, options: yesOption, run: remove });
