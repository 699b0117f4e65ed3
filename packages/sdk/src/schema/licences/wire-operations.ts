// Written by `npm run generate`.

import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { CompanyLicences, LicenceHolder, LicenceInput } from './wire-types.ts';

export const licenceOperations = /* @__PURE__ */ sentOperations('licences', {
  list: { path: '/{station}/api/v1/licence/' },
  assign: { method: 'POST', path: '/{station}/api/v1/licence/', idempotent: true },
  remove: { method: 'DELETE', path: '/{station}/api/v1/licence/{id}/' },
}) as unknown as {
  list: WireOperation<{ params: StationParams; response: CompanyLicences }>;
  assign: WireOperation<{ params: StationParams; body: LicenceInput; response: LicenceHolder }>;
  remove: WireOperation<{ params: StationIdParams }>;
};
