// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  StationExport,
  StationExportEstimate,
  StationExportInput,
  StationExportsListResponse,
} from './wire-types.ts';

export const stationExportOperations = /* @__PURE__ */ sentOperations('stationExports', {
  start: { method: 'POST', path: '/{station}/api/v1/station_export/', success: 202 },
  estimate: { path: '/{station}/api/v1/station_export/estimate/' },
  list: { path: '/{station}/api/v1/station_export/' },
  get: { path: '/{station}/api/v1/station_export/{guid}/' },
  remove: { method: 'DELETE', path: '/{station}/api/v1/station_export/{guid}/' },
  file: { path: '/{station}/station_export/{guid}.zip', responseKind: 'file' },
}) as unknown as {
  start: WireOperation<{ params: StationParams; body: StationExportInput; response: StationExport }>;
  estimate: WireOperation<{ params: StationParams; response: StationExportEstimate }>;
  list: WireOperation<{ params: StationParams; response: StationExportsListResponse }>;
  get: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** A UUID. */
      guid: string;
    };
    response: StationExport;
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
  }>;
};
