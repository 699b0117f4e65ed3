import { createHash } from 'node:crypto';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { FeedItemSource } from '../../rss/index.ts';
import { type Station, wholeStation } from '../accounts/index.ts';
import type { ConnectionRow, Connections } from '../connections/index.ts';
import type { ShowRow, Shows } from '../shows/index.ts';
import { feedAddress } from './feed-address.ts';

/** The channel data of a feed, without its episodes. */
export interface FeedSource {
  readonly station: Station;
  readonly connection: ConnectionRow;
  /** The shows that post to it; the first one fills fields that the connection leaves empty. */
  readonly shows: readonly ShowRow[];
  readonly publicUrl: string;
  /** Ids of the destinations whose episodes it lists: its own, and those of the other public feeds if it lists all shows. */
  readonly listed: readonly number[];
  /** Title and address of the own feed of each show; only for feeds of several shows. */
  readonly sources: ReadonlyMap<number, FeedItemSource>;
}

/** Reads the source of a feed. @throws resource.absent if the station has no such feed, or it is switched off */
export type FindFeedSource = (
  station: Station,
  connectionId: number,
  /** Whether it is to list all shows; as it is stored by default. */
  allShows?: boolean,
) => Promise<FeedSource>;

export interface FeedSourceDeps {
  readonly connections: Pick<Connections, 'get' | 'list'>;
  readonly shows: Pick<Shows, 'byIds'>;
}

export function createFeedSources(
  { publicUrl }: Pick<StationContext, 'publicUrl'>,
  { connections, shows }: FeedSourceDeps,
): FindFeedSource {
  return async (station, connectionId, allShows) => {
    const connection = await connections.get(connectionId);
    const isHere = connection?.station_id === station.id && connection.type === 'rss' && connection.status;
    if (!isHere) throw fail('resource.absent');
    const source = { station, connection, shows: await shows.byIds(station, connection.shows), publicUrl };
    const listsAll = allShows ?? connection.all_shows;
    if (!listsAll && connection.shows.length < 2)
      return { ...source, listed: [connectionId], sources: new Map() };
    const others = otherPublicFeeds(connectionId, await connections.list(wholeStation(station.id)));
    const listed = listsAll ? withOthers(connectionId, others) : [connectionId];
    const named = listsAll
      ? await shows.byIds(station, [...new Set(others.flatMap((feed) => feed.shows))])
      : source.shows;
    return { ...source, listed, sources: itemSources(source, { shows: named, others }) };
  };
}

/** Ids of the destinations whose episodes a feed lists. */
export async function listedBy(
  { id, station_id, all_shows }: ConnectionRow,
  connections: Pick<Connections, 'list'>,
): Promise<number[]> {
  return all_shows
    ? withOthers(id, otherPublicFeeds(id, await connections.list(wholeStation(station_id))))
    : [id];
}

function withOthers(connectionId: number, others: readonly ConnectionRow[]): number[] {
  return [connectionId, ...others.map(({ id }) => id)];
}

/** The feeds of the station that everyone can read, without one of them. */
function otherPublicFeeds(connectionId: number, feeds: readonly ConnectionRow[]): ConnectionRow[] {
  return feeds.filter(
    (feed) => feed.id !== connectionId && feed.type === 'rss' && feed.status && !feed.is_private,
  );
}

/** The own public feed of each show: that of this show alone, or else the first one that has it. */
function itemSources(
  { station, publicUrl }: Pick<FeedSource, 'station' | 'publicUrl'>,
  { shows, others }: { shows: readonly Pick<ShowRow, 'id' | 'title'>[]; others: readonly ConnectionRow[] },
): FeedSource['sources'] {
  const own = new Map<number, ConnectionRow>();
  for (const feed of others) {
    for (const show of feed.shows)
      if (!own.has(show) || (feed.shows.length === 1 && own.get(show)?.shows.length !== 1))
        own.set(show, feed);
  }
  const found = shows.flatMap(({ id, title }) => {
    const feed = own.get(id);
    if (!feed) return [];
    const url = feedAddress(publicUrl, station.slug, feed.id, { page: 1, all: false, showDeleted: false });
    return [[id, { title: feed.title || title, url }] as const];
  });
  return new Map(found);
}

/** Changes with any of the channel data. Excludes counters of shows, which feeds do not contain. */
export function sourceDigest({ station, connection, shows, publicUrl, listed, sources }: FeedSource): string {
  const content = shows.map(({ counters: _counters, lastPublished: _last, ...show }) => show);
  return createHash('sha256')
    .update(
      JSON.stringify([
        station.title,
        station.defaultImage,
        publicUrl,
        connection,
        content,
        [...sources],
        listed,
      ]),
    )
    .digest('base64url');
}
