import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { queryInteger } from '../common/scalars.ts';
import { admins } from '../operation-builders.ts';
import { stationImport, stationImportInput } from './station-import.ts';

const guidParams = stationParams.extend({ guid: z.uuid() });

export const stationImportOperations = {
  start: admins.create('stationImports.start', '/{station}/api/v1/station_import/', {
    summary:
      'Announce the zip of an export of another installation, for an import into this station, which must be empty',
    body: stationImportInput,
    response: stationImport,
    errors: [409, 413, 507],
  }),
  list: admins.read('stationImports.list', '/{station}/api/v1/station_import/', {
    summary: 'List the imports of the station, newest first',
    response: z.object({
      /** Imports of the station, newest first. */
      station_imports: z.array(stationImport),
    }),
  }),
  get: admins.read('stationImports.get', '/{station}/api/v1/station_import/{guid}/', {
    summary: 'Read an import of the station with its plan',
    params: guidParams,
    response: stationImport,
  }),
  send: admins.update('stationImports.send', '/{station}/api/v1/station_import/{guid}/zip/{offset}/', {
    summary:
      'Send the bytes of the zip from an offset on, which is the number of bytes that have arrived; after the last, the zip is checked',
    params: guidParams.extend({
      offset: queryInteger.refine((offset) => offset >= 0, 'This must not be negative.'),
    }),
    bodyKind: 'bytes',
    response: stationImport,
    errors: [409, 413, 415, 423, 507],
  }),
  apply: admins.submit('stationImports.apply', '/{station}/api/v1/station_import/{guid}/apply/', {
    summary: 'Import what the plan shows; `station_import_changed` reports on it',
    params: guidParams,
    response: stationImport,
    success: 202,
    errors: [409, 507],
  }),
  addresses: admins.read(
    'stationImports.addresses',
    '/{station}/api/v1/station_import/{guid}/addresses.csv',
    {
      summary:
        'Download the old and new addresses of feeds, audio files and pages of a complete import, as CSV',
      params: guidParams,
      errors: [409],
    },
  ),
  remove: admins.remove('stationImports.remove', '/{station}/api/v1/station_import/{guid}/', {
    summary: 'Cancel an import and undo what it has done, or remove the entry of one that has ended',
    params: guidParams,
    errors: [409],
    worksOnFullDisk: true,
  }),
} as const;
