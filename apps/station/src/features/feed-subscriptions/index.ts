export { createFeedSubscriptions } from './feed-subscriptions.feature.ts';
export type { FeedSubscriptions } from './feed-subscriptions.service.ts';
