import { noFeedFilter } from '@postkit/sdk/schema';
import type { ConnectionRow } from '../../connections/index.ts';
import type { EpisodeRow, Episodes } from '../../episodes/index.ts';
import { listedNow } from '../../feeds/index.ts';

/** Whether a feed that is not redirected lists an episode at a moment. @param now Unix seconds */
export async function isListed(
  episodes: Pick<Episodes, 'publishedOf'>,
  feed: ConnectionRow,
  row: EpisodeRow,
  now: number,
): Promise<boolean> {
  if (feed.new_feed_url !== '' && feed.redirect_at !== null && feed.redirect_at <= now) return false;
  if (JSON.stringify(feed.feed_filter) === JSON.stringify(noFeedFilter)) return true;
  const filter = listedNow(feed.feed_filter, now);
  const all = { limit: Number.MAX_SAFE_INTEGER, offset: 0, order: 'newest', includeDeleted: false, filter } as const;
  const { episodes: listed } = await episodes.publishedOf(row.station_id, feed.id, all);
  return listed.some(({ id }) => id === row.id);
}
