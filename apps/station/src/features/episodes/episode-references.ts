import { idOfPath } from '@postkit/sdk/schema';
import { isStationError } from '../../platform/errors/station-error.ts';
import { slugsOf, type Station } from '../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../audio-events/index.ts';
import type { ConnectionRow, Connections } from '../connections/index.ts';
import type { ShowRow, Shows } from '../shows/index.ts';
import type { Tags } from '../tags/index.ts';
import type { GivenFields } from './episode-columns.ts';
import { invalidField } from './episode-errors.ts';

export interface ReferenceDeps {
  readonly shows: Shows;
  readonly tags: Tags;
  readonly connections: Connections;
  readonly audioEvents: AudioEvents;
}

/** The resources that an episode's input refers to; undefined for fields that are absent. */
export interface EpisodeReferences {
  readonly show: ShowRow | undefined;
  readonly tagIds: readonly number[] | undefined;
  readonly events: readonly AudioEventRow[] | undefined;
  readonly connections: readonly ConnectionRow[] | undefined;
}

/**
 * Resolves the addresses and ids in an episode's input.
 * @throws request.invalid naming the field, if one does not exist at this station
 */
export async function resolveReferences(
  station: Station,
  given: GivenFields,
  deps: ReferenceDeps,
): Promise<EpisodeReferences> {
  return {
    show: given.show === undefined ? undefined : await showAt(station, given.show, deps.shows),
    tagIds: given.playlist_categories && (await tagsAt(station, given.playlist_categories, deps.tags)),
    events: given.events && (await eventsAt(station, given.events, deps.audioEvents)),
    connections:
      given.social_media_connections &&
      (await connectionsAt(station, given.social_media_connections, deps.connections)),
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

async function connectionsAt(
  station: Station,
  ids: readonly number[],
  connections: Connections,
): Promise<ConnectionRow[]> {
  const unique = [...new Set(ids)];
  const found = await connections.byIds(station, unique);
  const missing = unique.find((id) => !found.some((row) => row.id === id));
  if (missing !== undefined)
    throw invalidField('social_media_connections', `This station has no destination ${missing}.`);
  return found;
}
