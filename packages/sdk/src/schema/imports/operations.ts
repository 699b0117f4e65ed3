import { z } from 'zod';
import { stationIdParams, stationParams } from '../common/params.ts';
import { operation } from '../operation.ts';
import { importJobInput, podcastImport, podcastImportDetails, staticRssAnswer } from './podcast-import.ts';

const access = { role: 'user', licences: ['full', 'podcast'] } as const;

export const importOperations = {
  start: operation({
    id: 'imports.start',
    summary: 'Import a podcast feed as episodes of a show (400 where there is none), or have feeds of the station written anew',
    method: 'POST',
    path: '/{station}/api/v2/pw/',
    params: stationParams,
    body: importJobInput,
    bodyKind: 'json',
    answer: z.union([podcastImport, staticRssAnswer]),
    answerKind: 'json',
    success: 202,
    errors: [400, 401, 403, 404, 502],
    access,
    host: 'imports',
  }),
  list: operation({
    id: 'imports.list',
    summary: 'The latest imports of the station, newest first',
    method: 'GET',
    path: '/{station}/api/v2/pw/',
    params: stationParams,
    answer: z.object({ imports: z.array(podcastImport) }),
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404],
    access,
    host: 'imports',
  }),
  get: operation({
    id: 'imports.get',
    summary: 'An import with what became of each item',
    method: 'GET',
    path: '/{station}/api/v2/pw/{id}/',
    params: stationIdParams,
    answer: podcastImportDetails,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404],
    access,
    host: 'imports',
  }),
  retry: operation({
    id: 'imports.retry',
    summary: 'Take up the failed items of an import again',
    method: 'POST',
    path: '/{station}/api/v2/pw/{id}/retry/',
    params: stationIdParams,
    answer: podcastImport,
    answerKind: 'json',
    success: 202,
    errors: [400, 401, 403, 404],
    access,
    host: 'imports',
    idempotent: true,
  }),
} as const;
