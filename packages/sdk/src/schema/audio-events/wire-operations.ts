// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

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
} as unknown as typeof declared.audioEventOperations;
