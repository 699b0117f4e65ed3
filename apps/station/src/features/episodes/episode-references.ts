import { idOfPath } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import { slugsOf, type Station, type StationScope, wholeStation } from '../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../audio-events/index.ts';
import type { DestinationRow, Destinations } from '../destinations/index.ts';
import type { ShowRow, Shows } from '../shows/index.ts';
import type { Tags } from '../tags/index.ts';
import type { GivenFields } from './episode-columns.ts';
import { invalidField } from './episode-errors.ts';
import { eventIdsOf } from './episode-links.repository.ts';
import type { EpisodeRow } from './episode-tables.ts';

export interface ReferenceDeps {
  readonly shows: Shows;
  readonly tags: Tags;
  readonly destinations: Destinations;
  readonly audioEvents: AudioEvents;
}

/** The resources that an episode's input names; undefined for fields that are absent. */
export interface EpisodeReferences {
  readonly show: ShowRow | undefined;
  readonly tagIds: readonly number[] | undefined;
  readonly events: readonly AudioEventRow[] | undefined;
  readonly destinations: readonly DestinationRow[] | undefined;
}

/** The resources of an episode after a save. */
export interface ResolvedEpisode {
  readonly references: EpisodeReferences;
  readonly show: ShowRow;
  /** The events of its timeline. */
  readonly events: readonly AudioEventRow[];
  /** All destinations of the station; none if the save names no destinations. */
  readonly allDestinations: readonly DestinationRow[];
}

export interface UnresolvedEpisode {
  readonly station: Station;
  readonly input: GivenFields;
  /** Null for a new episode. */
  readonly before: EpisodeRow | null;
}

/**
 * Finds the resources that the input names, and those that the episode has already.
 * @throws request.invalid naming the field, if one does not exist at this station; resource.absent without a show
 */
export async function resolveReferences(
  db: Tables,
  deps: ReferenceDeps,
  { station, input, before }: UnresolvedEpisode,
): Promise<ResolvedEpisode> {
  const { audioEvents, destinations, shows, tags } = deps;
  const references = {
    show: input.show === undefined ? undefined : await showAt(station, input.show, shows),
    tagIds: input.playlist_categories && (await tagsAt(station, input.playlist_categories, tags)),
    events: input.events && (await eventsAt(station, input.events, audioEvents)),
    destinations:
      input.social_media_connections &&
      (await destinationsAt(station, input.social_media_connections, destinations)),
  };
  const show = references.show ?? (before && (await shows.get(station, before.show_id)));
  if (!show) throw failPlatform('resource.absent');
  const stored = async () =>
    before ? knownEvents(audioEvents, station, await eventIdsOf(db, before.id)) : [];
  return {
    references,
    show,
    events: references.events ?? (await stored()),
    allDestinations: references.destinations ? await destinations.list(wholeStation(station.id)) : [],
  };
}

export async function showAt(station: Station, uri: string, shows: Shows): Promise<ShowRow> {
  const id = idOfPath(slugsOf(station), 'show', uri);
  const show = id === null ? null : await shows.get(station, id);
  if (!show) throw invalidField('show', 'This station has no such show.');
  return show;
}

/** @throws request.invalid if an address is not an event's, or its audio was deleted */
export async function eventsAt(
  station: Station,
  uris: readonly string[],
  audioEvents: AudioEvents,
): Promise<AudioEventRow[]> {
  const ids = uris.map((uri) => idOfPath(slugsOf(station), 'event', uri));
  const wrong = uris[ids.indexOf(null)];
  if (wrong !== undefined)
    throw invalidField('events', `“${wrong.slice(0, 100)}” is no event of this station.`);
  try {
    return await audioEvents.byIds(
      station,
      ids.filter((id) => id !== null),
    );
  } catch (error) {
    if (!isStationError(error, 'audio-events.gone')) throw error;
    throw invalidField('events', `${error.message} Take it off the timeline.`);
  }
}

async function tagsAt(station: Station, uris: readonly string[], tags: Tags): Promise<number[]> {
  const unique = [...new Set(uris)];
  const found = await tags.byUris(station.id, unique);
  if (found.length < unique.length)
    throw invalidField('playlist_categories', 'This station has no such tag.');
  return found.map((tag) => tag.id);
}

async function destinationsAt(
  station: Station,
  ids: readonly number[],
  destinations: Destinations,
): Promise<DestinationRow[]> {
  const unique = [...new Set(ids)];
  const found = await destinations.byIds(station, unique);
  const missing = unique.find((id) => !found.some((row) => row.id === id));
  if (missing !== undefined)
    throw invalidField('social_media_connections', `This station has no destination ${missing}.`);
  return found;
}

/** The events of a timeline, including those with deleted audio: an episode must open and save all the same. */
export async function knownEvents(
  audioEvents: AudioEvents,
  scope: StationScope,
  ids: readonly number[],
): Promise<AudioEventRow[]> {
  try {
    return await audioEvents.byIds(scope, ids);
  } catch (error) {
    if (!isStationError(error, 'audio-events.gone')) throw error;
    const found = await Promise.all(ids.map((id) => audioEvents.find(scope, id)));
    return found.filter((row) => row !== null);
  }
}
