// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import type { CompanyLicences, LicenceHolder, LicenceInput } from './wire-types.ts';

export const licenceOperations = {
  list: { id: 'licences.list', method: 'GET', path: '/{station}/api/v1/licence/', success: 200, responseKind: 'json' },
  assign: {
    id: 'licences.assign',
    method: 'POST',
    path: '/{station}/api/v1/licence/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    idempotent: true,
  },
  remove: { id: 'licences.remove', method: 'DELETE', path: '/{station}/api/v1/licence/{id}/', success: 204, responseKind: 'none' },
} as unknown as {
  list: WireOperation<{ params: StationParams; response: CompanyLicences }>;
  assign: WireOperation<{ params: StationParams; body: LicenceInput; response: LicenceHolder }>;
  remove: WireOperation<{ params: StationIdParams }>;
};
