// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { StationImport, StationImportInput, StationImportsListResponse } from './wire-types.ts';

export const stationImportOperations = /* @__PURE__ */ sentOperations('stationImports', {
  start: { method: 'POST', path: '/{station}/api/v1/station_import/', success: 201 },
  list: { path: '/{station}/api/v1/station_import/' },
  get: { path: '/{station}/api/v1/station_import/{guid}/' },
  send: { method: 'PATCH', path: '/{station}/api/v1/station_import/{guid}/zip/{offset}/', bodyKind: 'bytes' },
  apply: { method: 'POST', path: '/{station}/api/v1/station_import/{guid}/apply/', success: 202 },
  addresses: { path: '/{station}/api/v1/station_import/{guid}/addresses.csv', responseKind: 'file' },
  remove: { method: 'DELETE', path: '/{station}/api/v1/station_import/{guid}/' },
}) as unknown as {
  start: WireOperation<{ params: StationParams; body: StationImportInput; response: StationImport }>;
  list: WireOperation<{ params: StationParams; response: StationImportsListResponse }>;
  get: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** A UUID. */
      guid: string;
    };
    response: StationImport;
  }>;
  send: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** A UUID. */
      guid: string;
      /** Number of entries before the page. */
      offset: number;
    };
    response: StationImport;
  }>;
  apply: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** A UUID. */
      guid: string;
    };
    response: StationImport;
  }>;
  addresses: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** A UUID. */
      guid: string;
    };
  }>;
  remove: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** A UUID. */
      guid: string;
    };
  }>;
};
