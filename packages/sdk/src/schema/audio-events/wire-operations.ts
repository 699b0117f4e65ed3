// Written by `npm run generate`.

import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  AudioEvent,
  AudioEventListQuery,
  AudioEventsListResponse,
  BulkDeleteInput,
  BulkDeleteResponse,
  Cart,
  CartUpdate,
  CloneQuery,
  CutInput,
  EditToken,
  EditTokenQuery,
  EventsAired,
  EventsAiredQuery,
  EventsPeaks,
  EventsPeaksQuery,
  MergeInput,
  MergeResponse,
  Peaks,
  PeaksQuery,
} from './wire-types.ts';

export const audioEventOperations = /* @__PURE__ */ sentOperations('audioEvents', {
  list: { path: '/{station}/api/v1/event/' },
  get: { path: '/{station}/api/v1/event/{id}/' },
  clone: { path: '/{station}/event/{id}/clone.html', success: 201 },
  cut: { method: 'POST', path: '/{station}/event/{id}/cut/', success: 201 },
  edit: { path: '/{station}/api/v1/event/edit/{id}.json' },
  merge: { method: 'POST', path: '/{station}/event/merge/', success: 201 },
  bulkDelete: { method: 'POST', path: '/{station}/api/v1/event/bulk_delete.json' },
  updateCart: { method: 'PATCH', path: '/{station}/api/v1/cart/{id}/' },
  playlist: { path: '/{station}/event/{id}.m3u8', responseKind: 'file' },
  initSegment: { path: '/{station}/event/{id}/init.mp4', responseKind: 'file' },
  segment: { path: '/{station}/event/{id}/{n}.m4s', responseKind: 'file' },
  peaks: { path: '/{station}/api/v1/event/{id}/peaks.json' },
  peaksOf: { path: '/{station}/api/v1/event/peaks.json' },
  airedOf: { path: '/{station}/api/v1/event/aired.json' },
}) as unknown as {
  list: WireOperation<{
    params: StationParams;
    query: AudioEventListQuery;
    response: AudioEventsListResponse;
  }>;
  get: WireOperation<{ params: StationIdParams; response: AudioEvent }>;
  clone: WireOperation<{ params: StationIdParams; query: CloneQuery; response: AudioEvent }>;
  cut: WireOperation<{ params: StationIdParams; body: CutInput; response: AudioEvent }>;
  edit: WireOperation<{ params: StationIdParams; query: EditTokenQuery; response: EditToken }>;
  merge: WireOperation<{ params: StationParams; body: MergeInput; response: MergeResponse }>;
  bulkDelete: WireOperation<{ params: StationParams; body: BulkDeleteInput; response: BulkDeleteResponse }>;
  updateCart: WireOperation<{ params: StationIdParams; body: CartUpdate; response: Cart }>;
  playlist: WireOperation<{ params: StationIdParams }>;
  initSegment: WireOperation<{ params: StationIdParams }>;
  segment: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** Number that identifies it at the station. */
      id: number;
      n: number;
    };
  }>;
  peaks: WireOperation<{ params: StationIdParams; query: PeaksQuery; response: Peaks }>;
  peaksOf: WireOperation<{ params: StationParams; query: EventsPeaksQuery; response: EventsPeaks }>;
  airedOf: WireOperation<{ params: StationParams; query: EventsAiredQuery; response: EventsAired }>;
};
