// Written by `npm run wire-operations`.
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { StationIdParams } from '../common/wire-types.ts';
import type { FeedQuery } from './wire-types.ts';

export const feedOperations = /* @__PURE__ */ sentOperations('feeds', {
  get: { path: '/{station}/rss/{id}.xml', responseKind: 'file' },
  chapters: { path: '/{station}/chapters/{id}.json', responseKind: 'file' },
}) as unknown as {
  get: WireOperation<{ params: StationIdParams; query: FeedQuery }>;
  chapters: WireOperation<{ params: StationIdParams }>;
};
