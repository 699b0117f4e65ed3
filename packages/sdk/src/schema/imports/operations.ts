import { z } from 'zod';
import { anyone, podcastUsers } from '../operation-builders.ts';
import {
  consentForm,
  consentQuery,
  importApplication,
  importJobInput,
  importPlanInput,
  importReport,
  reportCheck,
  reportVerdict,
  podcastImport,
  podcastImportDetails,
  staticRssResponse,
} from './podcast-import.ts';

export const importOperations = {
  start: podcastUsers.submit('imports.start', '/{station}/api/v2/pw/', {
    scope: 'station',
    summary:
      'Import a podcast feed as episodes of a show (400 without a feed at the address), or rewrite feeds of the station',
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
  plan: podcastUsers.create('imports.plan', '/{station}/api/v2/pw/plan/', {
    scope: 'station',
    summary: 'Read a podcast feed and plan its import, without any change to shows and episodes',
    body: importPlanInput,
    response: podcastImportDetails,
    errors: [502],
    host: 'imports',
  }),
  apply: podcastUsers.submit('imports.apply', '/{station}/api/v2/pw/{id}/apply/', {
    scope: 'station',
    summary: 'Apply a plan: import the chosen items (409 if it was applied or cancelled)',
    body: importApplication,
    response: podcastImport,
    success: 202,
    errors: [409],
    host: 'imports',
  }),
  report: podcastUsers.read('imports.report', '/{station}/api/v2/pw/{id}/report/', {
    scope: 'station',
    summary: 'The signed report of an import: what became of each item, with checksums',
    response: importReport,
    host: 'imports',
  }),
  verifyReport: podcastUsers.submit('imports.verifyReport', '/{station}/api/v2/pw/verify-report/', {
    scope: 'station',
    summary: 'Whether a report is as the station signed it, by its hash and signature',
    body: reportCheck,
    response: reportVerdict,
    host: 'imports',
  }),
  retry: podcastUsers.submit('imports.retry', '/{station}/api/v2/pw/{id}/retry/', {
    scope: 'station',
    summary: 'Retry the failed items of an import',
    response: podcastImport,
    success: 202,
    errors: [409],
    host: 'imports',
    idempotent: true,
  }),
  cancel: podcastUsers.submit('imports.cancel', '/{station}/api/v2/pw/{id}/cancel/', {
    scope: 'station',
    summary: 'Cancel an import: items that wait are skipped, and imported episodes stay',
    response: podcastImport,
    host: 'imports',
    idempotent: true,
  }),
  consentPage: anyone.read('imports.consentPage', '/{station}/import-consent/', {
    summary:
      'The page on which the owner of a locked podcast allows or declines its import, with the token of a mailed link',
    query: consentQuery,
    errors: [410],
  }),
  consent: anyone.submit('imports.consent', '/{station}/import-consent/', {
    summary: 'Allow or decline the import of a locked podcast with the token of a mailed link',
    body: consentForm,
    bodyKind: 'form',
    responseKind: 'file',
    errors: [410],
  }),
} as const;
