// Written by `npm run wire-operations`.
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
import type { StationIdParams, StationParams } from '../common/wire-types.ts';

export const audioEventOperations = {
  list: { id: 'audioEvents.list', method: 'GET', path: '/{station}/api/v1/event/', success: 200, responseKind: 'json' },
  get: { id: 'audioEvents.get', method: 'GET', path: '/{station}/api/v1/event/{id}/', success: 200, responseKind: 'json' },
  clone: { id: 'audioEvents.clone', method: 'GET', path: '/{station}/event/{id}/clone.html', success: 201, responseKind: 'json' },
  cut: { id: 'audioEvents.cut', method: 'POST', path: '/{station}/event/{id}/cut/', success: 201, responseKind: 'json', bodyKind: 'json' },
  edit: { id: 'audioEvents.edit', method: 'GET', path: '/{station}/api/v1/event/edit/{id}.json', success: 200, responseKind: 'json' },
  merge: { id: 'audioEvents.merge', method: 'POST', path: '/{station}/event/merge/', success: 201, responseKind: 'json', bodyKind: 'json' },
  bulkDelete: {
    id: 'audioEvents.bulkDelete',
    method: 'POST',
    path: '/{station}/api/v1/event/bulk_delete.json',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  updateCart: {
    id: 'audioEvents.updateCart',
    method: 'PATCH',
    path: '/{station}/api/v1/cart/{id}/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  playlist: { id: 'audioEvents.playlist', method: 'GET', path: '/{station}/event/{id}.m3u8', success: 200, responseKind: 'file' },
  initSegment: { id: 'audioEvents.initSegment', method: 'GET', path: '/{station}/event/{id}/init.mp4', success: 200, responseKind: 'file' },
  segment: { id: 'audioEvents.segment', method: 'GET', path: '/{station}/event/{id}/{n}.m4s', success: 200, responseKind: 'file' },
  peaks: { id: 'audioEvents.peaks', method: 'GET', path: '/{station}/api/v1/event/{id}/peaks.json', success: 200, responseKind: 'json' },
  peaksOf: { id: 'audioEvents.peaksOf', method: 'GET', path: '/{station}/api/v1/event/peaks.json', success: 200, responseKind: 'json' },
  airedOf: { id: 'audioEvents.airedOf', method: 'GET', path: '/{station}/api/v1/event/aired.json', success: 200, responseKind: 'json' },
} as unknown as {
  list: WireOperation<{ params: StationParams; query: AudioEventListQuery; response: AudioEventsListResponse }>;
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
