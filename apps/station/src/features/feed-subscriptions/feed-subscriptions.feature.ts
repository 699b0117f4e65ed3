import type { Feature, StationContext } from '../../context.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { serverSecret } from '../accounts/index.ts';
import { registerFeedSubscriptions } from './feed-subscriptions.routes.ts';
import {
  createFeedSubscriptionService,
  type FeedSubscriptionDeps,
  type FeedSubscriptions,
} from './feed-subscriptions.service.ts';
import { createOwnTokens } from './own-tokens.ts';

/** The listeners of private feeds, each with a password of their own. */
export async function createFeedSubscriptions(
  context: StationContext,
  deps: Omit<FeedSubscriptionDeps, 'box' | 'ownTokens'>,
): Promise<FeedSubscriptions & Feature> {
  const secret = await serverSecret(context.config);
  const box = createSecretBox(secret, 'feed subscriptions');
  const service = createFeedSubscriptionService(context, {
    ...deps,
    box,
    ownTokens: createOwnTokens(context.clock, secret),
  });
  const { feedOf, admit, subscriptionOf, listenersOf, ownToken } = service;
  return {
    feedOf,
    admit,
    subscriptionOf,
    listenersOf,
    ownToken,
    routes: () => registerFeedSubscriptions(context, deps.accounts, service),
  };
}
