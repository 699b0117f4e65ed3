import { z } from 'zod';
import { operation } from '../../schema/operation.ts';

const common = { responseKind: 'json', success: 200, errors: [400, 404], access: { role: 'user' } } as const;
const stationParams = z.object({ station: z.string() });

export const tune = z.object({ id: z.int(), title: z.string() });

/** `features` is JSON inside a text, like some fields of the API. */
export const jukebox = z.object({
  name: z.string(),
  features: z.codec(z.string(), z.object({ loud: z.boolean() }), {
    decode: (text) => JSON.parse(text),
    encode: (value) => JSON.stringify(value),
  }),
});

/** Operations for tests, one of each kind. */
export const tunes = {
  get: operation({
    ...common,
    id: 'tunes.get',
    summary: 'One tune',
    method: 'GET',
    path: '/{station}/api/v1/tune/{id}/',
    params: stationParams.extend({ id: z.union([z.int(), z.string().transform(Number)]) }),
    query: z.object({
      search: z.string().optional(),
      tags: z.array(z.string()).optional(),
      format: z.string().default('long'),
    }),
    response: tune,
  }),
  list: operation({
    ...common,
    id: 'tunes.list',
    summary: 'Tunes',
    method: 'GET',
    path: '/{station}/api/v1/tune/',
    params: stationParams,
    query: z.object({ limit: z.int().optional(), offset: z.int().optional() }),
    response: z.object({ meta: z.object({ offset: z.int(), total_count: z.int() }), objects: z.array(tune) }),
  }),
  create: operation({
    ...common,
    id: 'tunes.create',
    summary: 'Create a tune',
    method: 'POST',
    path: '/{station}/api/v1/tune/',
    params: stationParams,
    body: tune.omit({ id: true }),
    bodyKind: 'json',
    response: tune,
    success: 201,
  }),
  saveOnce: operation({
    ...common,
    id: 'tunes.saveOnce',
    summary: 'Create a tune once, however often it is sent',
    method: 'POST',
    path: '/{station}/api/v1/tune/once/',
    params: stationParams,
    body: tune,
    bodyKind: 'json',
    response: tune,
    idempotent: true,
  }),
  delete: operation({
    ...common,
    id: 'tunes.delete',
    summary: 'Delete a tune',
    method: 'DELETE',
    path: '/{station}/api/v1/tune/{id}/',
    params: stationParams.extend({ id: z.int() }),
    responseKind: 'none',
    success: 204,
  }),
  jukebox: operation({
    ...common,
    id: 'tunes.jukebox',
    summary: 'Change the jukebox',
    method: 'POST',
    path: '/{station}/api/v1/jukebox/',
    params: stationParams,
    body: jukebox.partial(),
    bodyKind: 'json',
    response: jukebox,
  }),
  upload: operation({
    ...common,
    id: 'tunes.upload',
    summary: 'Upload a tune',
    method: 'POST',
    path: '/{station}/api/v2/upload/',
    params: stationParams,
    bodyKind: 'multipart',
    response: z.object({ ok: z.boolean() }),
    success: 202,
    host: 'media',
  }),
  download: operation({
    ...common,
    id: 'tunes.download',
    summary: 'The bytes of a tune',
    method: 'GET',
    path: '/{station}/tune/{id}.mp3',
    params: stationParams.extend({ id: z.int() }),
    responseKind: 'file',
  }),
  enter: operation({
    ...common,
    id: 'tunes.enter',
    summary: 'Redirect to an address',
    method: 'GET',
    path: '/stations/enter/',
    query: z.object({ to: z.string() }),
    responseKind: 'redirect',
    success: 302,
  }),
} as const;
