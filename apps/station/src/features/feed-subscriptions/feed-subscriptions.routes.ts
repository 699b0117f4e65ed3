import { feedOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { type Accounts, type Station, userDisplayName } from '../accounts/index.ts';
import { checkDestinationAccess } from '../destinations/index.ts';
import type { FeedSubscriptionService } from './feed-subscriptions.service.ts';

export function registerFeedSubscriptions(
  { register }: StationContext,
  accounts: Accounts,
  subscriptions: FeedSubscriptionService,
): void {
  /** The addresses are secrets, so reading them needs the access of a change. */
  function stationFor(person: SignedInUser, slug: string): Station {
    const station = accounts.stationAt(slug);
    checkDestinationAccess(person, station.slug, 'update', 'rss');
    return station;
  }

  register(feedOperations.listSubscriptions, async ({ params, person, reply }) => {
    reply.header('cache-control', 'no-store');
    return { subscriptions: await subscriptions.list(stationFor(person, params.station), params.id) };
  });

  register(feedOperations.addSubscription, async ({ params, body: { name }, person, reply }) => {
    reply.header('cache-control', 'no-store');
    const station = stationFor(person, params.station);
    return subscriptions.add(station, params.id, { name, by: await userDisplayName(accounts, person) });
  });

  register(feedOperations.revokeSubscription, ({ params, person }) =>
    subscriptions.revoke(stationFor(person, params.station), params.id, params.subscription),
  );
}
