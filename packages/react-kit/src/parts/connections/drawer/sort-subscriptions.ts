import type { FeedSubscription } from '@postkit/sdk/schema';

export const subscriptionOrders = ['name', 'recent', 'downloads', 'last'] as const;
export type SubscriptionOrder = (typeof subscriptionOrders)[number];

/** The most downloads, or the newest last download, first; equals stay in the order of the station, by name. */
export function sortSubscriptions(
  subscriptions: readonly FeedSubscription[],
  order: SubscriptionOrder,
): readonly FeedSubscription[] {
  if (order === 'recent') return subscriptions.toSorted((a, b) => b.recent_downloads - a.recent_downloads);
  if (order === 'downloads') return subscriptions.toSorted((a, b) => b.downloads - a.downloads);
  if (order === 'last')
    return subscriptions.toSorted((a, b) =>
      (b.last_download_on ?? '').localeCompare(a.last_download_on ?? ''),
    );
  return subscriptions;
}
