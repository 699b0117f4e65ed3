// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import type { ImportJobInput, ImportsListResponse, PodcastImport, PodcastImportDetails, StaticRssResponse } from './wire-types.ts';

export const importOperations = {
  start: {
    id: 'imports.start',
    method: 'POST',
    path: '/{station}/api/v2/pw/',
    success: 202,
    responseKind: 'json',
    bodyKind: 'json',
    host: 'imports',
  },
  list: { id: 'imports.list', method: 'GET', path: '/{station}/api/v2/pw/', success: 200, responseKind: 'json', host: 'imports' },
  get: { id: 'imports.get', method: 'GET', path: '/{station}/api/v2/pw/{id}/', success: 200, responseKind: 'json', host: 'imports' },
  retry: {
    id: 'imports.retry',
    method: 'POST',
    path: '/{station}/api/v2/pw/{id}/retry/',
    success: 202,
    responseKind: 'json',
    host: 'imports',
    idempotent: true,
  },
} as unknown as {
  start: WireOperation<{ params: StationParams; body: ImportJobInput; response: PodcastImport | StaticRssResponse }>;
  list: WireOperation<{ params: StationParams; response: ImportsListResponse }>;
  get: WireOperation<{ params: StationIdParams; response: PodcastImportDetails }>;
  retry: WireOperation<{ params: StationIdParams; response: PodcastImport }>;
};
