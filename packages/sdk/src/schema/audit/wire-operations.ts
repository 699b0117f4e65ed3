// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { AuditFilter, AuditPage, AuditQuery } from './wire-types.ts';

export const auditOperations = /* @__PURE__ */ sentOperations('audit', {
  list: { path: '/{station}/api/v1/audit/' },
  export: { path: '/{station}/api/v1/audit/export.{format}', responseKind: 'file' },
}) as unknown as {
  list: WireOperation<{ params: StationParams; query: AuditQuery; response: AuditPage }>;
  export: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** Form of the file: CSV, or one JSON object a line. */
      format: 'csv' | 'jsonl';
    };
    query: AuditFilter;
  }>;
};
