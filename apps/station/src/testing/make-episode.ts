import { resourcePath } from '@postkit/sdk/schema';
import type { EpisodeInput } from '@postkit/sdk/schema';
import type { Station } from '../features/accounts/index.ts';
import type { Authorship, EpisodeRow } from '../features/episodes/index.ts';
import { firstStation, makeDestination, makeShow } from './builders.ts';
import { makeEvent } from './make-event.ts';
import { reusingRenders } from './reuse-renders.ts';
import type { TestStation } from './station.ts';

export interface EpisodeOverrides
  extends Partial<EpisodeInput>, Partial<Pick<Authorship, 'by' | 'guid' | 'publishedAt'>> {
  /** Id of the show; a new one by default. */
  readonly showId?: number;
  /** Ids of events; a new one by default. */
  readonly eventIds?: readonly number[];
}

/** A published episode whose audio is ready, at its own feed unless destinations are given. Audio that was rendered before is not rendered again. */
export function makeEpisode(
  server: TestStation,
  overrides: EpisodeOverrides = {},
  station = firstStation(server),
): Promise<EpisodeRow> {
  return reusingRenders(server.context, () => createEpisode(server, overrides, station));
}

async function createEpisode(
  server: TestStation,
  overrides: EpisodeOverrides,
  station: Station,
): Promise<EpisodeRow> {
  const { showId, eventIds, by = 'Some Body', guid, publishedAt, ...input } = overrides;
  const id = showId ?? (await makeShow(server, {}, station)).id;
  const played = eventIds ?? [(await makeEvent(server, {}, station)).id];
  const destinations = input.social_media_connections ?? [(await makeDestination(server, {}, station)).id];
  const row = await server.features.episodes.publishing.create(
    station,
    {
      name: 'The harbour',
      description: 'About the harbour.',
      draft: false,
      unpublished: false,
      events: played.map((eventId) => resourcePath(station.slug, 'event', eventId)),
      ...input,
      show: resourcePath(station.slug, 'show', id),
      social_media_connections: destinations,
    },
    { by, ...(guid === undefined ? {} : { guid }), ...(publishedAt === undefined ? {} : { publishedAt }) },
  );
  await server.context.jobs.idle();
  const made = await server.features.episodes.store.get(station, row.id);
  if (!made) throw new Error('The episode is missing.');
  return made;
}
