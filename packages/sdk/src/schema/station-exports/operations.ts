import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { admins } from '../operation-builders.ts';
import { stationExport, stationExportEstimate, stationExportInput } from './station-export.ts';

const guidParams = stationParams.extend({ guid: z.uuid() });

export const stationExportOperations = {
  start: admins.submit('stationExports.start', '/{station}/api/v1/station_export/', {
    summary:
      'Start an export of the whole station: episodes, audio, images, transcripts, feeds, numbers and all it needs to continue elsewhere in one zip; `station_export_changed` reports on it',
    body: stationExportInput,
    response: stationExport,
    success: 202,
    errors: [409, 507],
  }),
  estimate: admins.read('stationExports.estimate', '/{station}/api/v1/station_export/estimate/', {
    summary: 'Estimate the size of an export of the station',
    response: stationExportEstimate,
  }),
  list: admins.read('stationExports.list', '/{station}/api/v1/station_export/', {
    summary: 'List the exports of the station, newest first',
    response: z.object({
      /** Exports of the station, newest first. */
      station_exports: z.array(stationExport),
    }),
  }),
  get: admins.read('stationExports.get', '/{station}/api/v1/station_export/{guid}/', {
    summary: 'Read an export of the station',
    params: guidParams,
    response: stationExport,
  }),
  remove: admins.remove('stationExports.remove', '/{station}/api/v1/station_export/{guid}/', {
    summary: 'Cancel or remove an export; the station keeps its data',
    params: guidParams,
    worksOnFullDisk: true,
  }),
  file: admins.read('stationExports.file', '/{station}/station_export/{guid}.zip', {
    summary: 'Download the zip of a complete export; supports ranges',
    params: guidParams,
    errors: [409, 410, 416],
  }),
} as const;
