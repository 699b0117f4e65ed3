export { feedAddress } from './feed-address.ts';
export { delayOf, listedNow } from './feed-filter.ts';
export { listedBy } from './feed-source.ts';
export { createFeeds } from './feeds.feature.ts';
export { bodyWithoutToken } from './personal-feed.ts';
export type { FeedDeps, Feeds } from './feeds.service.ts';
