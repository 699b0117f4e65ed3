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
  ProgrammesWeekQuery,
  PublicProgrammes,
} from './wire-types.ts';

export const programmeOperations = /* @__PURE__ */ sentOperations('programmes', {
  list: { path: '/{station}/api/v1/programme/' },
  create: { method: 'POST', path: '/{station}/api/v1/programme/', success: 201 },
  update: { method: 'PATCH', path: '/{station}/api/v1/programme/{id}/', idempotent: true },
  remove: { method: 'DELETE', path: '/{station}/api/v1/programme/{id}/', responseKind: 'none' },
  airings: { path: '/{station}/api/v1/programme_airings/' },
  schedule: { path: '/{station}/api/v1/programme/{id}/schedule/' },
  sources: { path: '/{station}/api/v1/programme_source/' },
  createSource: { method: 'POST', path: '/{station}/api/v1/programme_source/', success: 201 },
  updateSource: { method: 'PATCH', path: '/{station}/api/v1/programme_source/{id}/', idempotent: true },
  removeSource: { method: 'DELETE', path: '/{station}/api/v1/programme_source/{id}/', responseKind: 'none' },
  read: { method: 'POST', path: '/{station}/api/v1/programme_source/{id}/read/' },
  plan: { path: '/{station}/api/v1/programme_plan/{id}/' },
  plans: { path: '/{station}/api/v1/programme_source/{id}/plans/' },
  apply: { method: 'POST', path: '/{station}/api/v1/programme_plan/{id}/apply/' },
  undo: { method: 'POST', path: '/{station}/api/v1/programme_plan/{id}/undo/' },
  guide: { path: '/{station}/api/v1/programme_guide/' },
  updateGuide: { method: 'PATCH', path: '/{station}/api/v1/programme_guide/', idempotent: true },
  week: { path: '/{station}/public/v1/programmes' },
  calendar: { path: '/{station}/programmes.ics', responseKind: 'file' },
  serviceInformation: { path: '/{station}/radiodns/spi/3.1/SI.xml', responseKind: 'file' },
  idInformation: { path: '/{station}/radiodns/spi/3.1/id/{domain}/{service}/{file}', responseKind: 'file' },
  fmInformation: {
    path: '/{station}/radiodns/spi/3.1/fm/{country}/{pi}/{frequency}/{file}',
    responseKind: 'file',
  },
  dabInformation: {
    path: '/{station}/radiodns/spi/3.1/dab/{country}/{ensemble}/{service}/{component}/{file}',
    responseKind: 'file',
  },
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
  week: WireOperation<{ params: StationParams; query: ProgrammesWeekQuery; response: PublicProgrammes }>;
  calendar: WireOperation<{ params: StationParams }>;
  serviceInformation: WireOperation<{ params: StationParams }>;
  idInformation: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** At most 300 characters. */
      file: string;
      /** At most 300 characters. */
      domain: string;
      /** At most 300 characters. */
      service: string;
    };
  }>;
  fmInformation: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** At most 300 characters. */
      file: string;
      /** At most 300 characters. */
      country: string;
      /** At most 300 characters. */
      pi: string;
      /** At most 300 characters. */
      frequency: string;
    };
  }>;
  dabInformation: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** At most 300 characters. */
      file: string;
      /** At most 300 characters. */
      country: string;
      /** At most 300 characters. */
      ensemble: string;
      /** At most 300 characters. */
      service: string;
      /** At most 300 characters. */
      component: string;
    };
  }>;
};
