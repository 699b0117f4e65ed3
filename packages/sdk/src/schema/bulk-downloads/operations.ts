import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { downloadQuery } from '../episodes/episode-inputs.ts';
import { podcastUsers } from '../operation-builders.ts';
import { bulkDownload, bulkDownloadInput } from './bulk-download.ts';

const guidParams = stationParams.extend({ guid: z.uuid() });

export const bulkDownloadOperations = {
  start: podcastUsers.submit('bulkDownloads.start', '/{station}/api/v1/playlist/bulk_download/', {
    scope: 'station',
    summary:
      'Request a zip of the audio of several episodes; `bulk_zip_complete` or `bulk_zip_failed` announces the end',
    body: bulkDownloadInput,
    response: bulkDownload,
    success: 202,
    errors: [409, 507],
  }),
  list: podcastUsers.read('bulkDownloads.list', '/{station}/api/v1/playlist/bulk_download/', {
    scope: 'station',
    summary: 'List the bulk downloads of the signed-in user, newest first',
    response: z.object({
      /** Downloads of the user, newest first. */
      bulk_downloads: z.array(bulkDownload),
    }),
  }),
  get: podcastUsers.read('bulkDownloads.get', '/{station}/api/v1/playlist/bulk_download/{guid}/', {
    scope: 'station',
    summary: 'Read a bulk download of the signed-in user',
    params: guidParams,
    response: bulkDownload,
  }),
  remove: podcastUsers.remove('bulkDownloads.remove', '/{station}/api/v1/playlist/bulk_download/{guid}/', {
    scope: 'station',
    summary: 'Cancel or remove a bulk download; its episodes stay',
    params: guidParams,
    worksOnFullDisk: true,
  }),
  file: podcastUsers.read('bulkDownloads.file', '/{station}/playlist/bulk/{guid}.zip', {
    scope: 'station',
    summary: 'Download the zip of a complete bulk download; supports ranges',
    params: guidParams,
    query: downloadQuery,
    errors: [409, 410, 416],
  }),
} as const;
