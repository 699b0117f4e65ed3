/** A feed as it goes out. */
export interface RenderedFeed {
  readonly version: number;
  readonly body: Buffer;
  readonly etag: string;
  /** Unix seconds. */
  readonly changedAt: number;
}

/** Bytes of feeds that are kept ready. */
const most = 64 * 1024 * 1024;

export interface CachedFeed {
  readonly feed: RenderedFeed;
  /** State of the database for which the feed is known to be the present one. */
  readonly dataVersion: string;
}

/** Feeds as they were last rendered, the oldest dropped first. */
export function createFeedCache() {
  const kept = new Map<string, CachedFeed>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= kept.get(key)?.feed.body.length ?? 0;
    kept.delete(key);
  }

  return {
    get(key: string): CachedFeed | undefined {
      return kept.get(key);
    },
    set(key: string, cached: CachedFeed): void {
      drop(key);
      kept.set(key, cached);
      bytes += cached.feed.body.length;
      for (const oldest of kept.keys()) {
        if (bytes <= most) break;
        drop(oldest);
      }
    },
  };
}
