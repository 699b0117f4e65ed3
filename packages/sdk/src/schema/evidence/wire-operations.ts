// Written by `npm run generate`.

import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  EvidenceExport,
  EvidenceExportInput,
  EvidenceExportsResponse,
  EvidenceHoldsResponse,
  LogChain,
  LogChainQuery,
  LogCheck,
  LogHold,
  LogHoldInput,
  LogHoldUpdate,
} from './wire-types.ts';

export const evidenceOperations = /* @__PURE__ */ sentOperations('evidence', {
  holds: { path: '/{station}/api/v1/log_hold/' },
  createHold: { method: 'POST', path: '/{station}/api/v1/log_hold/', success: 201 },
  updateHold: { method: 'PATCH', path: '/{station}/api/v1/log_hold/{id}/', idempotent: true },
  releaseHold: { method: 'POST', path: '/{station}/api/v1/log_hold/{id}/release/', idempotent: true },
  chain: { path: '/{station}/api/v1/log_chain/' },
  check: { path: '/{station}/api/v1/log_chain/{id}/' },
  startExport: { method: 'POST', path: '/{station}/api/v1/evidence/', success: 202 },
  exports: { path: '/{station}/api/v1/evidence/' },
  removeExport: { method: 'DELETE', path: '/{station}/api/v1/evidence/{guid}/' },
  file: { path: '/{station}/evidence/{guid}.zip', responseKind: 'file' },
}) as unknown as {
  holds: WireOperation<{ params: StationParams; response: EvidenceHoldsResponse }>;
  createHold: WireOperation<{ params: StationParams; body: LogHoldInput; response: LogHold }>;
  updateHold: WireOperation<{ params: StationIdParams; body: LogHoldUpdate; response: LogHold }>;
  releaseHold: WireOperation<{ params: StationIdParams; response: LogHold }>;
  chain: WireOperation<{ params: StationParams; query: LogChainQuery; response: LogChain }>;
  check: WireOperation<{ params: StationIdParams; response: LogCheck }>;
  startExport: WireOperation<{ params: StationParams; body: EvidenceExportInput; response: EvidenceExport }>;
  exports: WireOperation<{ params: StationParams; response: EvidenceExportsResponse }>;
  removeExport: WireOperation<{
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
