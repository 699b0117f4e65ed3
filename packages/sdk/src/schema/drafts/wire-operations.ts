// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationParams } from '../common/wire-types.ts';
import type { Draft, DraftInput, DraftLookup, DraftLookupQuery, DraftRemoveQuery, DraftSummary, DraftsSaveResponse } from './wire-types.ts';

export const draftOperations = {
  list: { id: 'drafts.list', method: 'GET', path: '/{station}/api/v1/drafts/', success: 200, responseKind: 'json' },
  lookup: { id: 'drafts.lookup', method: 'GET', path: '/{station}/api/v1/draft/', success: 200, responseKind: 'json' },
  get: { id: 'drafts.get', method: 'GET', path: '/{station}/api/v1/draft/{key}/', success: 200, responseKind: 'json' },
  save: {
    id: 'drafts.save',
    method: 'POST',
    path: '/{station}/api/v1/draft/{key}/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    idempotent: true,
  },
  remove: {
    id: 'drafts.remove',
    method: 'DELETE',
    path: '/{station}/api/v1/draft/{key}/',
    success: 204,
    responseKind: 'none',
    idempotent: true,
  },
} as unknown as {
  list: WireOperation<{ params: StationParams; response: DraftSummary }>;
  lookup: WireOperation<{ params: StationParams; query: DraftLookupQuery; response: DraftLookup }>;
  get: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      key: string;
    };
    response: Draft;
  }>;
  save: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      key: string;
    };
    body: DraftInput;
    response: DraftsSaveResponse;
  }>;
  remove: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      key: string;
    };
    query: DraftRemoveQuery;
  }>;
};
