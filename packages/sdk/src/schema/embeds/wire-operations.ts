// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { EmbedHealth, EmbedHealthUpdate, EmbedReport } from './wire-types.ts';

export const embedOperations = /* @__PURE__ */ sentOperations('embeds', {
  report: { method: 'POST', path: '/{station}/embeds/report', responseKind: 'none' },
  list: { path: '/{station}/api/v1/embeds/' },
  update: { method: 'PATCH', path: '/{station}/api/v1/embeds/' },
}) as unknown as {
  report: WireOperation<{ params: StationParams; query: EmbedReport }>;
  list: WireOperation<{ params: StationParams; response: EmbedHealth }>;
  update: WireOperation<{ params: StationParams; body: EmbedHealthUpdate; response: EmbedHealth }>;
};
