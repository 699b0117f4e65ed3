// Written by `npm run generate`.

import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  AiringQuery,
  Programme,
  ProgrammeDocument,
  ProgrammeGuideUpdate,
  ProgrammeInput,
  ProgrammePlan,
  ProgrammePlanChoice,
  ProgrammeReading,
  ProgrammeSource,
  ProgrammeSourceInput,
  ProgrammeSourceUpdate,
  ProgrammeUpdate,
  ProgrammesAiringsResponse,
  ProgrammesGuideResponse,
  ProgrammesListResponse,
  ProgrammesPlansResponse,
  ProgrammesScheduleResponse,
  ProgrammesSourcesResponse,
  ProgrammesUpdateGuideResponse,
} from './wire-types.ts';

export const programmeOperations = /* @__PURE__ */ sentOperations('programmes', {
  list: { path: '/{station}/api/v1/programme/' },
  create: { method: 'POST', path: '/{station}/api/v1/programme/', success: 201 },
  update: { method: 'PATCH', path: '/{station}/api/v1/programme/{id}/', idempotent: true },
  remove: { method: 'DELETE', path: '/{station}/api/v1/programme/{id}/' },
  airings: { path: '/{station}/api/v1/programme_airings/' },
  schedule: { path: '/{station}/api/v1/programme/{id}/schedule/' },
  sources: { path: '/{station}/api/v1/programme_source/' },
  createSource: { method: 'POST', path: '/{station}/api/v1/programme_source/', success: 201 },
  updateSource: { method: 'PATCH', path: '/{station}/api/v1/programme_source/{id}/', idempotent: true },
  removeSource: { method: 'DELETE', path: '/{station}/api/v1/programme_source/{id}/' },
  read: { method: 'POST', path: '/{station}/api/v1/programme_source/{id}/read/' },
  plan: { path: '/{station}/api/v1/programme_plan/{id}/' },
  plans: { path: '/{station}/api/v1/programme_source/{id}/plans/' },
  apply: { method: 'POST', path: '/{station}/api/v1/programme_plan/{id}/apply/' },
  undo: { method: 'POST', path: '/{station}/api/v1/programme_plan/{id}/undo/' },
  guide: { path: '/{station}/api/v1/programme_guide/' },
  updateGuide: { method: 'PATCH', path: '/{station}/api/v1/programme_guide/', idempotent: true },
}) as unknown as {
  list: WireOperation<{ params: StationParams; response: ProgrammesListResponse }>;
  create: WireOperation<{ params: StationParams; body: ProgrammeInput; response: Programme }>;
  update: WireOperation<{ params: StationIdParams; body: ProgrammeUpdate; response: Programme }>;
  remove: WireOperation<{ params: StationIdParams }>;
  airings: WireOperation<{ params: StationParams; query: AiringQuery; response: ProgrammesAiringsResponse }>;
  schedule: WireOperation<{ params: StationIdParams; response: ProgrammesScheduleResponse }>;
  sources: WireOperation<{ params: StationParams; response: ProgrammesSourcesResponse }>;
  createSource: WireOperation<{
    params: StationParams;
    body: ProgrammeSourceInput;
    response: ProgrammeSource;
  }>;
  updateSource: WireOperation<{
    params: StationIdParams;
    body: ProgrammeSourceUpdate;
    response: ProgrammeSource;
  }>;
  removeSource: WireOperation<{ params: StationIdParams }>;
  read: WireOperation<{ params: StationIdParams; body: ProgrammeDocument; response: ProgrammeReading }>;
  plan: WireOperation<{ params: StationIdParams; response: ProgrammePlan }>;
  plans: WireOperation<{ params: StationIdParams; response: ProgrammesPlansResponse }>;
  apply: WireOperation<{ params: StationIdParams; body: ProgrammePlanChoice; response: ProgrammePlan }>;
  undo: WireOperation<{ params: StationIdParams; response: ProgrammePlan }>;
  guide: WireOperation<{ params: StationParams; response: ProgrammesGuideResponse }>;
  updateGuide: WireOperation<{
    params: StationParams;
    body: ProgrammeGuideUpdate;
    response: ProgrammesUpdateGuideResponse;
  }>;
};
