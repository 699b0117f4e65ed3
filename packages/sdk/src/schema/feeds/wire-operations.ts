// Written by `npm run wire-operations`.
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import type { FeedCheck, FeedCheckInput, FeedCount, FeedCountInput, FeedQuery } from './wire-types.ts';

export const feedOperations = /* @__PURE__ */ sentOperations('feeds', {
  get: { path: '/{station}/rss/{id}.xml', responseKind: 'file' },
  check: { method: 'POST', path: '/{station}/api/v1/feed_check.json' },
  count: { method: 'POST', path: '/{station}/api/v1/feed_count.json' },
  chapters: { path: '/{station}/chapters/{id}.json', responseKind: 'file' },
}) as unknown as {
  get: WireOperation<{ params: StationIdParams; query: FeedQuery }>;
  check: WireOperation<{ params: StationParams; body: FeedCheckInput; response: FeedCheck }>;
  count: WireOperation<{ params: StationParams; body: FeedCountInput; response: FeedCount }>;
  chapters: WireOperation<{ params: StationIdParams }>;
};
