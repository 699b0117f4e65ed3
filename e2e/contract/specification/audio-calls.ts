import { expect } from 'vitest';
import { wav } from '../../support/wav.ts';
import { idAtLocation, type Made, type SpecifiedCall, textOf } from './specified-call.ts';

const uuids = ['5f0f9a35-5a6e-4f9e-9f43-0a4a0c4d7f01', '5f0f9a35-5a6e-4f9e-9f43-0a4a0c4d7f02'] as const;

/** The path of an event. */
export const eventUri = ({ station }: Made, id: string | undefined) => `/${station}/api/v1/event/${id}/`;

const upload = (index: 0 | 1, order: readonly string[]): SpecifiedCall => {
  const values: Readonly<Record<string, string | File>> = {
    uuid: uuids[index],
    title: `Tone ${index}`,
    file: new File([Uint8Array.from(wav(6, 330 + index * 110))], 'tone.wav', { type: 'audio/wav' }),
    audio_type: 'UPLOAD-Talk',
    single_use: 'false',
  };
  return {
    name: `POST media host /{station}/api/v2/upload/ with ${order.join(', ')}`,
    request: () => ({
      path: 'api/v2/upload/',
      method: 'POST',
      form: order.map((name) => [name, values[name] ?? ''] as const),
    }),
    status: 202,
    body: {
      uuid: uuids[index],
      title: `Tone ${index}`,
      audio_type: 'UPLOAD-Talk',
      failed: 0,
      single_use: false,
    },
  };
};

const encoded = (index: 0 | 1): SpecifiedCall => ({
  name: `GET progress host /encodeprogress/{uuid} of upload ${index + 1}`,
  request: () => ({ path: `/encodeprogress/${uuids[index]}` }),
  status: 200,
  body: { success: 1, duration: expect.closeTo(6, 0) },
  repeats: true,
});

/** The calls of uploads and events. */
export const audioCalls: readonly SpecifiedCall[] = [
  upload(0, ['uuid', 'title', 'file', 'audio_type', 'single_use']),
  encoded(0),
  upload(1, ['file', 'single_use', 'audio_type', 'title', 'uuid']),
  encoded(1),
  {
    name: 'GET api/v1/event/ with the uploads of the library',
    request: () => ({
      path: 'api/v1/event/',
      query: { cart__type_name: 'UPLOAD', frame_count__gt: '0', search: 'tone', limit: '50' },
    }),
    status: 200,
    fields: 'id duration cart transcript',
    body: { objects: [{ cart: { title: 'Tone 1' } }, { cart: { title: 'Tone 0' } }] },
    keep: ({ body }, made) => {
      for (const [place, index] of [1, 0].entries()) {
        made[`upload${index}`] = textOf(body, 'objects', place, 'id');
        made[`cart${index}`] = textOf(body, 'objects', place, 'cart', 'id');
      }
    },
  },
  {
    name: 'GET api/v1/event/ with the logged events of a day',
    request: () => ({
      path: 'api/v1/event/',
      query: {
        id__gte: '1793487600000',
        id__lt: '1793574000000',
        cart__category__name__in: 'News,Talk',
        limit: '0',
      },
    }),
    status: 200,
    body: { meta: { limit: 0 }, objects: [] },
  },
  {
    name: 'GET api/v1/event/{id}/',
    request: ({ upload0 }) => ({ path: `api/v1/event/${upload0}/` }),
    status: 200,
    fields: 'id duration cart transcript',
    body: {
      cart: {
        title: 'Tone 0',
        type_name: 'UPLOAD',
        identifier: expect.any(String),
        timestamp_created: expect.any(Number),
      },
    },
  },
  {
    name: 'GET event/{id}.m3u8',
    request: ({ upload0 }) => ({ path: `event/${upload0}.m3u8` }),
    status: 200,
    type: /mpegurl/,
  },
  {
    name: 'GET /{station}/event/{id}/clone.html',
    request: ({ upload0 }) => ({
      path: `event/${upload0}/clone.html`,
      query: { start: '0', end: '999999', pre_segments: '0', post_segments: '0' },
    }),
    status: 201,
    body: { duration: expect.closeTo(6, 0) },
    keep: (response, made) => void (made['clone'] = idAtLocation(response)),
  },
  {
    name: 'GET api/v1/event/edit/{id}.json',
    request: ({ clone }) => ({ path: `api/v1/event/edit/${clone}.json`, query: { auto_play: 'true' } }),
    status: 200,
    fields: 'eventId token',
  },
  {
    name: 'POST /{station}/event/merge/',
    request: ({ upload0, upload1 }) => ({
      path: 'event/merge/',
      method: 'POST',
      json: { events: [Number(upload0), Number(upload1)] },
    }),
    status: 201,
    body: { location: expect.stringMatching(/\/event\/\d+\/$/) },
    keep: ({ body }, made) => void (made['merged'] = /(\d+)\/$/.exec(textOf(body, 'location'))?.[1] ?? ''),
  },
  {
    name: 'GET /encodeprogress/{station}-{eventId}',
    request: ({ station, merged }) => ({ path: `/encodeprogress/${station}-${merged}` }),
    status: 200,
    body: { success: 1, duration: expect.closeTo(12, 0) },
    repeats: true,
  },
  {
    name: 'POST media host /{station}/api/v1/playlistcache/',
    request: (made) => ({
      path: 'api/v1/playlistcache/',
      method: 'POST',
      json: { events: [eventUri(made, made['upload0'])], name: 'Tone', show: made['showUri'] },
    }),
    status: 202,
    fields: 'job_id',
  },
  {
    name: 'POST ap_images/api_request.json of an installation without licensed images',
    request: () => ({
      path: 'ap_images/api_request.json',
      method: 'POST',
      json: { search: 'Entertainment' },
    }),
    status: 404,
  },
];
