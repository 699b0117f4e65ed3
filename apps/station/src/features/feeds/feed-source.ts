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
  /** Title and address of the own feed of each show; only for feeds of several shows. */
  readonly sources: ReadonlyMap<number, FeedItemSource>;
}

/** The own public feed of each show: that of this show alone, or else the first other one that has it. */
export function itemSources(
  { station, connection, shows, publicUrl }: Omit<FeedSource, 'sources'>,
  feeds: readonly ConnectionRow[],
): FeedSource['sources'] {
  const others = feeds.filter((feed) => feed.id !== connection.id && feed.type === 'rss' && feed.status && !feed.is_private);
  const found = shows.flatMap((show) => {
    const holding = others.filter((feed) => feed.shows.includes(show.id));
    const own = holding.find((feed) => feed.shows.length === 1) ?? holding[0];
    if (!own) return [];
    const url = feedAddress(publicUrl, station.slug, own.id, { page: 1, all: false, showDeleted: false });
    return [[show.id, { title: own.title || show.title, url }] as const];
  });
  return new Map(found);
}

/** Changes with any of the channel data. Excludes counters of shows, which feeds do not contain. */
export function sourceDigest({ station, connection, shows, publicUrl, sources }: FeedSource): string {
  const content = shows.map(({ counters: _counters, lastPublished: _last, ...show }) => show);
  return createHash('sha256')
    .update(JSON.stringify([station.title, station.defaultImage, publicUrl, connection, content, [...sources]]))
    .digest('base64url');
}
