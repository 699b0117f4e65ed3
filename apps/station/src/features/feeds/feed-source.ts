import { createHash } from 'node:crypto';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { FeedItemSource } from '../../rss/index.ts';
import { type Station, wholeStation } from '../accounts/index.ts';
import type { DestinationRow, Destinations } from '../destinations/index.ts';
import type { ShowRow, Shows } from '../shows/index.ts';
import { feedAddress } from './feed-address.ts';

/** The channel data of a feed, without its episodes. */
export interface FeedSource {
  readonly station: Station;
  readonly destination: DestinationRow;
  /** The shows that post to it; the first one fills fields that the destination leaves empty. */
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
  destinationId: number,
  /** Whether it is to list all shows; as it is stored by default. */
  allShows?: boolean,
) => Promise<FeedSource>;

export interface FeedSourceDeps {
  readonly destinations: Pick<Destinations, 'get' | 'list'>;
  readonly shows: Pick<Shows, 'byIds'>;
}

export function createFeedSources(
  { publicUrl }: Pick<StationContext, 'publicUrl'>,
  { destinations, shows }: FeedSourceDeps,
): FindFeedSource {
  return async (station, destinationId, allShows) => {
    const destination = await destinations.get(destinationId);
    const isHere = destination?.station_id === station.id && destination.type === 'rss' && destination.status;
    if (!isHere) throw fail('resource.absent');
    const source = { station, destination, shows: await shows.byIds(station, destination.shows), publicUrl };
    const listsAll = allShows ?? destination.all_shows;
    if (!listsAll && destination.shows.length < 2)
      return { ...source, listed: [destinationId], sources: new Map() };
    const others = otherPublicFeeds(destinationId, await destinations.list(wholeStation(station.id)));
    const listed = listsAll ? withOthers(destinationId, others) : [destinationId];
    const named = listsAll
      ? await shows.byIds(station, [...new Set(others.flatMap((feed) => feed.shows))])
      : source.shows;
    return { ...source, listed, sources: itemSources(source, { shows: named, others }) };
  };
}

/** Ids of the destinations whose episodes a feed lists. */
export async function listedBy(
  { id, station_id, all_shows }: DestinationRow,
  destinations: Pick<Destinations, 'list'>,
): Promise<number[]> {
  return all_shows
    ? withOthers(id, otherPublicFeeds(id, await destinations.list(wholeStation(station_id))))
    : [id];
}

function withOthers(destinationId: number, others: readonly DestinationRow[]): number[] {
  return [destinationId, ...others.map(({ id }) => id)];
}

/** The feeds of the station that everyone can read, without one of them. */
function otherPublicFeeds(destinationId: number, feeds: readonly DestinationRow[]): DestinationRow[] {
  return feeds.filter(
    (feed) => feed.id !== destinationId && feed.type === 'rss' && feed.status && !feed.is_private,
  );
}

/** The own public feed of each show: that of this show alone, or else the first one that has it. */
function itemSources(
  { station, publicUrl }: Pick<FeedSource, 'station' | 'publicUrl'>,
  { shows, others }: { shows: readonly Pick<ShowRow, 'id' | 'title'>[]; others: readonly DestinationRow[] },
): FeedSource['sources'] {
  const own = new Map<number, DestinationRow>();
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
export function sourceDigest({
  station,
  destination,
  shows,
  publicUrl,
  listed,
  sources,
}: FeedSource): string {
  const content = shows.map(({ counters: _counters, lastPublished: _last, ...show }) => show);
  return createHash('sha256')
    .update(
      JSON.stringify([
        station.title,
        station.defaultImage,
        publicUrl,
        destination,
        content,
        [...sources],
        listed,
      ]),
    )
    .digest('base64url');
}
