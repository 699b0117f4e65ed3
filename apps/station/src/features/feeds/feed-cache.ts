import type { IheartContent } from './iheart-ingestion.service.ts';

/** A feed as it is served. */
export interface RenderedFeed {
  readonly version: number;
  readonly body: Buffer;
  readonly etag: string;
  /** Unix seconds. */
  readonly changedAt: number;
  /** Milliseconds since 1970 when an episode whose delay ends must appear; Infinity for none. */
  readonly expiresAt: number;
  /** Where the feed has moved, and when its redirect begins in Unix seconds; null if it stays. */
  readonly moved: { readonly url: string; readonly at: number } | null;
  /** Whether only listeners with a password may read it. Its addresses then contain the placeholder of their token. */
  readonly isPrivate: boolean;
  /** Null for a feed that iHeart does not read. */
  readonly iheart: IheartContent | null;
}

/** Bytes of feeds in the cache. */
const maxBytes = 64 * 1024 * 1024;

export interface CachedFeed {
  readonly feed: RenderedFeed;
  /** State of the database for which the feed is known to be current. */
  readonly dataVersion: string;
}

/** The last rendered feeds; drops the oldest first. */
export function createFeedCache() {
  const entries = new Map<string, CachedFeed>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.feed.body.length ?? 0;
    entries.delete(key);
  }

  return {
    get(key: string): CachedFeed | undefined {
      return entries.get(key);
    },
    set(key: string, cached: CachedFeed): void {
      drop(key);
      entries.set(key, cached);
      bytes += cached.feed.body.length;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
