// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { BulkDownload, BulkDownloadInput, BulkDownloadsListResponse } from './wire-types.ts';
import type { StationParams } from '../common/wire-types.ts';
import type { DownloadQuery } from '../episodes/wire-types.ts';

export const bulkDownloadOperations = {
  start: {
    id: 'bulkDownloads.start',
    method: 'POST',
    path: '/{station}/api/v1/playlist/bulk_download/',
    success: 202,
    responseKind: 'json',
    bodyKind: 'json',
  },
  list: { id: 'bulkDownloads.list', method: 'GET', path: '/{station}/api/v1/playlist/bulk_download/', success: 200, responseKind: 'json' },
  get: {
    id: 'bulkDownloads.get',
    method: 'GET',
    path: '/{station}/api/v1/playlist/bulk_download/{guid}/',
    success: 200,
    responseKind: 'json',
  },
  remove: {
    id: 'bulkDownloads.remove',
    method: 'DELETE',
    path: '/{station}/api/v1/playlist/bulk_download/{guid}/',
    success: 204,
    responseKind: 'none',
  },
  file: { id: 'bulkDownloads.file', method: 'GET', path: '/{station}/playlist/bulk/{guid}.zip', success: 200, responseKind: 'file' },
} as unknown as {
  start: WireOperation<{ params: StationParams; body: BulkDownloadInput; response: BulkDownload }>;
  list: WireOperation<{ params: StationParams; response: BulkDownloadsListResponse }>;
  get: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** A UUID. */
      guid: string;
    };
    response: BulkDownload;
  }>;
  remove: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** A UUID. */
      guid: string;
    };
  }>;
  file: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** A UUID. */
      guid: string;
    };
    query: DownloadQuery;
  }>;
};
