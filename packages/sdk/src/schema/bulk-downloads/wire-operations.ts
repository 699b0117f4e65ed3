// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import type { DownloadQuery } from '../episodes/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { BulkDownload, BulkDownloadInput, BulkDownloadsListResponse } from './wire-types.ts';

export const bulkDownloadOperations = /* @__PURE__ */ sentOperations('bulkDownloads', {
  start: { method: 'POST', path: '/{station}/api/v1/playlist/bulk_download/', success: 202 },
  list: { path: '/{station}/api/v1/playlist/bulk_download/' },
  get: { path: '/{station}/api/v1/playlist/bulk_download/{guid}/' },
  remove: { method: 'DELETE', path: '/{station}/api/v1/playlist/bulk_download/{guid}/' },
  file: { path: '/{station}/playlist/bulk/{guid}.zip', responseKind: 'file' },
}) as unknown as {
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
