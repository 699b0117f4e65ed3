import type { ConnectionRow, Connections } from '../../connections/index.ts';
import type { EpisodeRow, Episodes } from '../../episodes/index.ts';
import { listedBy, listedNow } from '../../feeds/index.ts';

/**
 * Whether a feed that is not redirected lists an episode at a moment.
 * @param now Unix seconds
 * @param newest whether it is one of this many newest episodes of the feed; default: of all that the feed lists
 */
export async function isListed(
  {
    episodes,
    connections,
  }: { episodes: Pick<Episodes, 'published'>; connections: Pick<Connections, 'list'> },
  feed: ConnectionRow,
  row: Pick<EpisodeRow, 'id'>,
  now: number,
  newest = Infinity,
): Promise<boolean> {
  if (feed.new_feed_url !== '' && feed.redirect_at !== null && feed.redirect_at <= now) return false;
  const filter = listedNow(feed.feed_filter, now);
  return episodes.published.isListed(await listedBy(feed, connections), row.id, {
    ...filter,
    newest: Math.min(filter.newest, newest),
  });
}
