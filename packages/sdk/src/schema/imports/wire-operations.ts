// Written by `npm run generate`.

import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  ConsentForm,
  ConsentQuery,
  ImportApplication,
  ImportJobInput,
  ImportPlanInput,
  ImportReport,
  ImportsListResponse,
  PodcastImport,
  PodcastImportDetails,
  ReportCheck,
  ReportVerdict,
  StaticRssResponse,
} from './wire-types.ts';

export const importOperations = /* @__PURE__ */ sentOperations('imports', {
  start: { method: 'POST', path: '/{station}/api/v2/pw/', success: 202, host: 'imports' },
  list: { path: '/{station}/api/v2/pw/', host: 'imports' },
  get: { path: '/{station}/api/v2/pw/{id}/', host: 'imports' },
  plan: { method: 'POST', path: '/{station}/api/v2/pw/plan/', success: 201, host: 'imports' },
  apply: { method: 'POST', path: '/{station}/api/v2/pw/{id}/apply/', success: 202, host: 'imports' },
  report: { path: '/{station}/api/v2/pw/{id}/report/', host: 'imports' },
  verifyReport: { method: 'POST', path: '/{station}/api/v2/pw/verify-report/', host: 'imports' },
  retry: {
    method: 'POST',
    path: '/{station}/api/v2/pw/{id}/retry/',
    success: 202,
    host: 'imports',
    idempotent: true,
  },
  cancel: { method: 'POST', path: '/{station}/api/v2/pw/{id}/cancel/', host: 'imports', idempotent: true },
  consentPage: { path: '/{station}/import-consent/', responseKind: 'file' },
  consent: { method: 'POST', path: '/{station}/import-consent/', responseKind: 'file', bodyKind: 'form' },
}) as unknown as {
  start: WireOperation<{
    params: StationParams;
    body: ImportJobInput;
    response: PodcastImport | StaticRssResponse;
  }>;
  list: WireOperation<{ params: StationParams; response: ImportsListResponse }>;
  get: WireOperation<{ params: StationIdParams; response: PodcastImportDetails }>;
  plan: WireOperation<{ params: StationParams; body: ImportPlanInput; response: PodcastImportDetails }>;
  apply: WireOperation<{ params: StationIdParams; body: ImportApplication; response: PodcastImport }>;
  report: WireOperation<{ params: StationIdParams; response: ImportReport }>;
  verifyReport: WireOperation<{ params: StationParams; body: ReportCheck; response: ReportVerdict }>;
  retry: WireOperation<{ params: StationIdParams; response: PodcastImport }>;
  cancel: WireOperation<{ params: StationIdParams; response: PodcastImport }>;
  consentPage: WireOperation<{ params: StationParams; query: ConsentQuery }>;
  consent: WireOperation<{ params: StationParams; body: ConsentForm }>;
};
