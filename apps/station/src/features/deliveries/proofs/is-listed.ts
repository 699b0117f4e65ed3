import type { ConnectionRow } from '../../connections/index.ts';
import type { EpisodeRow, Episodes } from '../../episodes/index.ts';
import { listedNow } from '../../feeds/index.ts';

/** Whether a feed that is not redirected lists an episode at a moment. @param now Unix seconds */
export async function isListed(
  episodes: Pick<Episodes, 'isListed'>,
  feed: ConnectionRow,
  row: Pick<EpisodeRow, 'id'>,
  now: number,
): Promise<boolean> {
  if (feed.new_feed_url !== '' && feed.redirect_at !== null && feed.redirect_at <= now) return false;
  return episodes.isListed(feed.id, row.id, listedNow(feed.feed_filter, now));
}
