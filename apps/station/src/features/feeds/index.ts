export { createFeeds, type FeedDeps } from './create-feeds.ts';
export { feedsMigrations } from './feed-tables.ts';
export type { Feeds } from './feeds.service.ts';
