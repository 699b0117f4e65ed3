import { idOfPath } from '@postkit/sdk/schema';
import type { ShowInput, ShowUpdate } from '@postkit/sdk/schema';
import type { Transaction } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import type { Connections } from '../connections/index.ts';
import type { Tags } from '../tags/index.ts';
import type { StoredShow } from './show-tables.ts';

/** Ids behind the addresses that a show was given; undefined where nothing was given. */
export interface GivenReferences {
  readonly connectionIds: readonly number[] | undefined;
  readonly tagIds: readonly number[] | undefined;
  readonly preBumper: number | null | undefined;
  readonly postBumper: number | null | undefined;
}

export interface ReferenceDeps {
  readonly connections: Pick<Connections, 'summaries'>;
  readonly tags: Pick<Tags, 'byIds'>;
  readonly bumpers: Bumpers;
}

/** What a show needs of the audio: which uploads there are, and that those that it plays are kept. */
export interface Bumpers {
  /** Which of these are uploads in the station's library. */
  uploads(stationId: number, ids: readonly number[]): Promise<readonly number[]>;
  /** Keeps exactly these events for the owner, from now on. */
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
 * Reads the addresses in a show's input. A bumper that the show has already is taken even after it left the library.
 * @throws request.invalid naming every field that leads to nothing in this station.
 */
export async function readReferences(
  station: Station,
  given: ShowInput | ShowUpdate,
  deps: ReferenceDeps,
  before?: Pick<StoredShow, 'pre_bumper' | 'post_bumper'>,
): Promise<GivenReferences> {
  const wrong: Field[] = [];

  async function listed(
    field: 'social_media_connections' | 'playlist_categories',
    resource: string,
    find: (ids: readonly number[]) => Promise<readonly unknown[]>,
  ) {
    const read = given[field]?.map((uri) => idOfPath(station.slug, resource, uri));
    if (!read) return undefined;
    const ids = [...new Set(read.filter((id) => id !== null))];
    if (read.includes(null) || (await find(ids)).length < ids.length) wrong.push(field);
    return ids;
  }

  async function bumper(field: 'pre_bumper' | 'post_bumper') {
    const uri = given[field];
    if (uri === undefined || uri === null) return uri;
    const id = idOfPath(station.slug, 'event', uri);
    const isTaken = id !== null && (id === before?.[field] || (await deps.bumpers.uploads(station.id, [id])).length > 0);
    if (!isTaken) wrong.push(field);
    return id;
  }

  const references = {
    connectionIds: await listed('social_media_connections', 'socialmediaconnection', (ids) =>
      deps.connections.summaries(station.id, new Set(ids)),
    ),
    tagIds: await listed('playlist_categories', 'playlistcategory', (ids) => deps.tags.byIds(station.id, ids)),
    preBumper: await bumper('pre_bumper'),
    postBumper: await bumper('post_bumper'),
  };
  const [first] = wrong;
  if (first === undefined) return references;
  const fields = Object.fromEntries(wrong.map((field) => [field, [refusals[field]]]));
  throw fail('request.invalid', { message: `${first}: ${refusals[first]}`, fields });
}
