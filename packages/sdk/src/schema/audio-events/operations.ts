import { stationIdParams } from '../common/params.ts';
import { resourceList } from '../common/resource-list.ts';
import { queryInteger } from '../common/scalars.ts';
import { podcastUsers, stationUsers } from '../operation-builders.ts';
import {
  audioEventListQuery,
  bulkDeleteResponse,
  bulkDeleteInput,
  cartUpdate,
  cloneQuery,
  cutInput,
  editToken,
  editTokenQuery,
  mergeResponse,
  mergeInput,
  peaksResponse,
  peaksQuery,
} from './audio-event-inputs.ts';
import { audioEvent, cart } from './audio-event.ts';
import { eventsAired, eventsAiredQuery } from './events-aired.ts';
import { eventsPeaks, eventsPeaksQuery } from './events-peaks.ts';

export const audioEventOperations = {
  list: stationUsers.read('audioEvents.list', '/{station}/api/v1/event/', {
    scope: 'show',
    summary: 'List logged or uploaded audio; podcast-only users get no logged broadcast',
    query: audioEventListQuery,
    response: resourceList(audioEvent),
  }),
  get: stationUsers.read('audioEvents.get', '/{station}/api/v1/event/{id}/', {
    scope: 'show',
    summary: 'Read an event',
    response: audioEvent,
  }),
  clone: podcastUsers.read('audioEvents.clone', '/{station}/event/{id}/clone.html', {
    scope: 'show',
    summary:
      'Copy an event by reference, optionally trimmed, faded or extended into the broadcast around it; Location is the copy’s address',
    query: cloneQuery,
    response: audioEvent,
    success: 201,
    errors: [410],
    effect: true,
  }),
  cut: podcastUsers.create('audioEvents.cut', '/{station}/event/{id}/cut/', {
    scope: 'show',
    summary:
      'Copy the parts of an event to keep into one new event by reference, with short fades where audio was removed',
    body: cutInput,
    response: audioEvent,
    errors: [410],
  }),
  edit: stationUsers.read('audioEvents.edit', '/{station}/api/v1/event/edit/{id}.json', {
    scope: 'show',
    summary: 'Create a short-lived token for the waveform editor',
    query: editTokenQuery,
    response: editToken,
    tokens: false,
  }),
  merge: podcastUsers.create('audioEvents.merge', '/{station}/event/merge/', {
    scope: 'show',
    summary: 'Merge events by reference into one new event; uploads.progress reports its progress',
    body: mergeInput,
    response: mergeResponse,
    errors: [410],
  }),
  bulkDelete: stationUsers.submit('audioEvents.bulkDelete', '/{station}/api/v1/event/bulk_delete.json', {
    scope: 'show',
    summary: 'Remove uploads from the library; episodes that use them keep their audio',
    body: bulkDeleteInput,
    response: bulkDeleteResponse,
    worksOnFullDisk: true,
  }),
  updateCart: stationUsers.update('audioEvents.updateCart', '/{station}/api/v1/cart/{id}/', {
    scope: 'show',
    summary: 'Rename an upload, or remove it from the library (type_name SINGLE_USE) and restore it',
    body: cartUpdate,
    response: cart,
    errors: [409],
  }),
  playlist: stationUsers.read('audioEvents.playlist', '/{station}/event/{id}.m3u8', {
    scope: 'show',
    summary: 'HLS playlist of an event',
    errors: [410],
  }),
  initSegment: stationUsers.read('audioEvents.initSegment', '/{station}/event/{id}/init.mp4', {
    scope: 'show',
    summary: 'The fMP4 header that all HLS segments share',
  }),
  segment: stationUsers.read('audioEvents.segment', '/{station}/event/{id}/{n}.m4s', {
    scope: 'show',
    summary: 'One HLS segment of an event, about 5 s',
    params: stationIdParams.extend({ n: queryInteger }),
    errors: [410],
  }),
  peaks: stationUsers.read('audioEvents.peaks', '/{station}/api/v1/event/{id}/peaks.json', {
    scope: 'show',
    summary: 'Read the waveform of a range of an event',
    query: peaksQuery,
    response: peaksResponse,
    errors: [410],
  }),
  peaksOf: stationUsers.read('audioEvents.peaksOf', '/{station}/api/v1/event/peaks.json', {
    scope: 'show',
    summary: 'Read the waveforms of up to 100 events; events without audio are left out',
    query: eventsPeaksQuery,
    response: eventsPeaks,
  }),
  airedOf: stationUsers.read('audioEvents.airedOf', '/{station}/api/v1/event/aired.json', {
    scope: 'show',
    summary: 'Read when the audio of up to 100 events was broadcast, also of trimmed copies',
    query: eventsAiredQuery,
    response: eventsAired,
  }),
} as const;
