import type { FeedFilter } from '@postkit/sdk/schema';
import type { PublishedFilter } from '../episodes/index.ts';

/** Seconds that the filter of a feed holds an episode back. */
export function delayOf({ delay_hours }: FeedFilter): number {
  return delay_hours * 3600;
}

/** The episodes that a feed lists at a moment. @param now Unix seconds */
export function listedNow(filter: FeedFilter, now: number): PublishedFilter {
  return {
    tags: filter.tags,
    types: filter.episode_types,
    publishedUntil: filter.delay_hours === 0 ? Infinity : now - delayOf(filter),
    newest: filter.newest === 0 ? Infinity : filter.newest,
  };
}
