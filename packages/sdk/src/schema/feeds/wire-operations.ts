// Written by `npm run generate`.

import type { ListenerQuery, StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  FeedCheck,
  FeedCheckInput,
  FeedCount,
  FeedCountInput,
  FeedQuery,
  FeedSubscription,
  FeedSubscriptionInput,
  FeedSubscriptionList,
} from './wire-types.ts';

export const feedOperations = /* @__PURE__ */ sentOperations('feeds', {
  get: { path: '/{station}/rss/{id}.xml', responseKind: 'file' },
  check: { method: 'POST', path: '/{station}/api/v1/feed_check.json' },
  count: { method: 'POST', path: '/{station}/api/v1/feed_count.json' },
  listSubscriptions: { path: '/{station}/api/v1/feed/{id}/subscription/' },
  addSubscription: { method: 'POST', path: '/{station}/api/v1/feed/{id}/subscription/', success: 201 },
  revokeSubscription: { method: 'DELETE', path: '/{station}/api/v1/feed/{id}/subscription/{subscription}/' },
  chapters: { path: '/{station}/chapters/{id}.json', responseKind: 'file' },
}) as unknown as {
  get: WireOperation<{ params: StationIdParams; query: FeedQuery }>;
  check: WireOperation<{ params: StationParams; body: FeedCheckInput; response: FeedCheck }>;
  count: WireOperation<{ params: StationParams; body: FeedCountInput; response: FeedCount }>;
  listSubscriptions: WireOperation<{ params: StationIdParams; response: FeedSubscriptionList }>;
  addSubscription: WireOperation<{
    params: StationIdParams;
    body: FeedSubscriptionInput;
    response: FeedSubscription;
  }>;
  revokeSubscription: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** Number that identifies it at the station. */
      id: number;
      subscription: number;
    };
  }>;
  chapters: WireOperation<{ params: StationIdParams; query: ListenerQuery }>;
};
