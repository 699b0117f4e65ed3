// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationIdParams } from '../common/wire-types.ts';
import type { FeedQuery } from './wire-types.ts';

export const feedOperations = {
  get: { id: 'feeds.get', method: 'GET', path: '/{station}/rss/{id}.xml', success: 200, responseKind: 'file' },
  chapters: { id: 'feeds.chapters', method: 'GET', path: '/{station}/chapters/{id}.json', success: 200, responseKind: 'file' },
} as unknown as {
  get: WireOperation<{ params: StationIdParams; query: FeedQuery }>;
  chapters: WireOperation<{ params: StationIdParams }>;
};
