import type { FeedItem } from './feed-item.ts';
import type { Feed } from './feed.ts';

// Compares code units: a locale's order would make the bytes of a feed depend on the machine's settings.
function byGuid(a: FeedItem, b: FeedItem): number {
  if (a.guid === b.guid) return 0;
  return a.guid < b.guid ? -1 : 1;
}

function byNumber(a: FeedItem, b: FeedItem): number {
  return (
    (a.season?.number ?? 0) - (b.season?.number ?? 0) || (a.episode?.number ?? 0) - (b.episode?.number ?? 0)
  );
}

/** A sorted copy: oldest first for a serial show, newest first for an episodic one. Equal dates are sorted by number, then guid. */
export function orderItems(items: readonly FeedItem[], type: Feed['type']): FeedItem[] {
  const direction = type === 'serial' ? 1 : -1;
  return items.toSorted((a, b) => direction * (a.pubDate - b.pubDate || byNumber(a, b)) || byGuid(a, b));
}
