export { createFeeds } from './feeds.feature.ts';
export { feedsMigrations } from './feed-tables.ts';
export type { FeedDeps, Feeds } from './feeds.service.ts';
