// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  Draft,
  DraftInput,
  DraftLookup,
  DraftLookupQuery,
  DraftRemoveQuery,
  DraftSummary,
  DraftsSaveResponse,
} from './wire-types.ts';

export const draftOperations = /* @__PURE__ */ sentOperations('drafts', {
  list: { path: '/{station}/api/v1/drafts/' },
  lookup: { path: '/{station}/api/v1/draft/' },
  get: { path: '/{station}/api/v1/draft/{key}/' },
  save: { method: 'POST', path: '/{station}/api/v1/draft/{key}/', idempotent: true },
  remove: { method: 'DELETE', path: '/{station}/api/v1/draft/{key}/', idempotent: true },
}) as unknown as {
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
