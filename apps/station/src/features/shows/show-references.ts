import { idOfPath } from '@postkit/sdk/schema';
import type { ShowInput, ShowUpdate } from '@postkit/sdk/schema';
import type { Transaction } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { slugsOf, type Station } from '../accounts/index.ts';
import type { Destinations } from '../destinations/index.ts';
import type { Tags } from '../tags/index.ts';
import type { StoredShow } from './show-tables.ts';

/** Ids of the resources that a show's input refers to; undefined for absent fields. */
export interface ShowReferenceIds {
  readonly destinationIds: readonly number[] | undefined;
  readonly tagIds: readonly number[] | undefined;
  readonly preBumper: number | null | undefined;
  readonly postBumper: number | null | undefined;
}

export interface ReferenceDeps {
  readonly destinations: Pick<Destinations, 'summaries'>;
  readonly tags: Pick<Tags, 'byIds'>;
  readonly bumpers: Bumpers;
}

/** The audio operations that a show needs for its bumpers. */
export interface Bumpers {
  /** Those ids that are uploads in the station's library. */
  uploads(stationId: number, ids: readonly number[]): Promise<readonly number[]>;
  /** Keeps the audio of exactly these events for the owner. */
  hold(transaction: Transaction, owner: string, ids: readonly number[]): Promise<void>;
}

const refusals = {
  social_media_connections: 'One of these destinations was deleted.',
  playlist_categories: 'One of these tags was deleted.',
  pre_bumper: "Choose an upload of this station's library.",
  post_bumper: "Choose an upload of this station's library.",
} as const;
type Field = keyof typeof refusals;

/**
 * Resolves the addresses in a show's input. Accepts the show's current bumper even after it left the library.
 * @throws request.invalid naming every field that refers to a missing resource
 */
export async function resolveReferences(
  station: Station,
  given: ShowInput | ShowUpdate,
  deps: ReferenceDeps,
  before?: Pick<StoredShow, 'pre_bumper' | 'post_bumper'>,
): Promise<ShowReferenceIds> {
  const wrong: Field[] = [];

  async function resolveList(
    field: 'social_media_connections' | 'playlist_categories',
    resource: string,
    find: (ids: readonly number[]) => Promise<readonly unknown[]>,
  ) {
    const read = given[field]?.map((uri) => idOfPath(slugsOf(station), resource, uri));
    if (!read) return undefined;
    const ids = [...new Set(read.filter((id) => id !== null))];
    if (read.includes(null) || (await find(ids)).length < ids.length) wrong.push(field);
    return ids;
  }

  async function resolveBumper(field: 'pre_bumper' | 'post_bumper') {
    const uri = given[field];
    if (uri === undefined || uri === null) return uri;
    const id = idOfPath(slugsOf(station), 'event', uri);
    const isAllowed =
      id !== null && (id === before?.[field] || (await deps.bumpers.uploads(station.id, [id])).length > 0);
    if (!isAllowed) wrong.push(field);
    return id;
  }

  const references = {
    destinationIds: await resolveList('social_media_connections', 'socialmediaconnection', (ids) =>
      deps.destinations.summaries(station.id, new Set(ids)),
    ),
    tagIds: await resolveList('playlist_categories', 'playlistcategory', (ids) =>
      deps.tags.byIds(station.id, ids),
    ),
    preBumper: await resolveBumper('pre_bumper'),
    postBumper: await resolveBumper('post_bumper'),
  };
  const [first] = wrong;
  if (first === undefined) return references;
  const fields = Object.fromEntries(wrong.map((field) => [field, [refusals[field]]]));
  throw fail('request.invalid', { message: `${first}: ${refusals[first]}`, fields });
}
