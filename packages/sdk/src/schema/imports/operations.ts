import { z } from 'zod';
import { podcastUsers } from '../operation-builders.ts';
import { importJobInput, podcastImport, podcastImportDetails, staticRssResponse } from './podcast-import.ts';

export const importOperations = {
  start: podcastUsers.submit('imports.start', '/{station}/api/v2/pw/', {
    scope: 'station',
    summary: 'Import a podcast feed as episodes of a show (400 without a feed at the address), or rewrite feeds of the station',
    body: importJobInput,
    response: z.union([podcastImport, staticRssResponse]),
    success: 202,
    errors: [502],
    host: 'imports',
  }),
  list: podcastUsers.read('imports.list', '/{station}/api/v2/pw/', {
    scope: 'station',
    summary: 'List the latest imports of the station, newest first',
    response: z.object({
      /** Imports of the station, newest first. */
      imports: z.array(podcastImport),
    }),
    host: 'imports',
  }),
  get: podcastUsers.read('imports.get', '/{station}/api/v2/pw/{id}/', {
    scope: 'station',
    summary: 'Read an import with the outcome of each item',
    response: podcastImportDetails,
    host: 'imports',
  }),
  retry: podcastUsers.submit('imports.retry', '/{station}/api/v2/pw/{id}/retry/', {
    scope: 'station',
    summary: 'Retry the failed items of an import',
    response: podcastImport,
    success: 202,
    host: 'imports',
    idempotent: true,
  }),
} as const;
