// Written by `npm run generate`.

import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  Company,
  CompanyStation,
  CompanyStationInput,
  CompanyStationQuery,
  CompanyStationUpdate,
  CompanyUpdate,
  StationChange,
  StationChangeInput,
  StationsDeleteQuery,
  StationsListResponse,
} from './wire-types.ts';

export const stationOperations = /* @__PURE__ */ sentOperations('stations', {
  list: { path: '/{station}/api/v1/station/' },
  get: { path: '/{station}/api/v1/station/{id}/' },
  create: { method: 'POST', path: '/{station}/api/v1/station/', success: 201 },
  previewChange: { method: 'POST', path: '/{station}/api/v1/station/{id}/preview/', idempotent: true },
  update: { method: 'PATCH', path: '/{station}/api/v1/station/{id}/', idempotent: true },
  archive: { method: 'POST', path: '/{station}/api/v1/station/{id}/archive/', idempotent: true },
  restore: { method: 'POST', path: '/{station}/api/v1/station/{id}/restore/', idempotent: true },
  delete: { method: 'DELETE', path: '/{station}/api/v1/station/{id}/', success: 202, responseKind: 'json' },
  company: { path: '/{station}/api/v1/company/' },
  updateCompany: { method: 'PATCH', path: '/{station}/api/v1/company/', idempotent: true },
  removeDemo: { method: 'POST', path: '/{station}/api/v1/company/remove_demo/', success: 202 },
}) as unknown as {
  list: WireOperation<{ params: StationParams; query: CompanyStationQuery; response: StationsListResponse }>;
  get: WireOperation<{ params: StationIdParams; response: CompanyStation }>;
  create: WireOperation<{ params: StationParams; body: CompanyStationInput; response: CompanyStation }>;
  previewChange: WireOperation<{
    params: StationIdParams;
    body: StationChangeInput;
    response: StationChange;
  }>;
  update: WireOperation<{ params: StationIdParams; body: CompanyStationUpdate; response: CompanyStation }>;
  archive: WireOperation<{ params: StationIdParams; response: CompanyStation }>;
  restore: WireOperation<{ params: StationIdParams; response: CompanyStation }>;
  delete: WireOperation<{ params: StationIdParams; query: StationsDeleteQuery; response: CompanyStation }>;
  company: WireOperation<{ params: StationParams; response: Company }>;
  updateCompany: WireOperation<{ params: StationParams; body: CompanyUpdate; response: Company }>;
  removeDemo: WireOperation<{ params: StationParams; response: Company }>;
};
