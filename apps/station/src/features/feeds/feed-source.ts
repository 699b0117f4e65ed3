import { createHash } from 'node:crypto';
import type { FeedItemSource } from '../../rss/index.ts';
import type { Station } from '../accounts/index.ts';
import type { ConnectionRow } from '../connections/index.ts';
import type { ShowRow } from '../shows/index.ts';
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

/** The feeds of the station that everyone can read, without one of them. */
export function otherPublicFeeds(connectionId: number, feeds: readonly ConnectionRow[]): ConnectionRow[] {
  return feeds.filter((feed) => feed.id !== connectionId && feed.type === 'rss' && feed.status && !feed.is_private);
}

/** The own public feed of each show: that of this show alone, or else the first one that has it. */
export function itemSources(
  { station, publicUrl }: Pick<FeedSource, 'station' | 'publicUrl'>,
  { shows, others }: { shows: readonly Pick<ShowRow, 'id' | 'title'>[]; others: readonly ConnectionRow[] },
): FeedSource['sources'] {
  const own = new Map<number, ConnectionRow>();
  for (const feed of others) {
    for (const show of feed.shows)
      if (!own.has(show) || (feed.shows.length === 1 && own.get(show)?.shows.length !== 1)) own.set(show, feed);
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
    .update(JSON.stringify([station.title, station.defaultImage, publicUrl, connection, content, [...sources], listed]))
    .digest('base64url');
}
