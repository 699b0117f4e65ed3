// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationParams } from '../common/wire-types.ts';
import type { EmbedHealth, EmbedHealthUpdate, EmbedReport } from './wire-types.ts';

export const embedOperations = {
  report: { id: 'embeds.report', method: 'POST', path: '/{station}/embeds/report', success: 204, responseKind: 'none' },
  list: { id: 'embeds.list', method: 'GET', path: '/{station}/api/v1/embeds/', success: 200, responseKind: 'json' },
  update: { id: 'embeds.update', method: 'PATCH', path: '/{station}/api/v1/embeds/', success: 200, responseKind: 'json', bodyKind: 'json' },
} as unknown as {
  report: WireOperation<{ params: StationParams; query: EmbedReport }>;
  list: WireOperation<{ params: StationParams; response: EmbedHealth }>;
  update: WireOperation<{ params: StationParams; body: EmbedHealthUpdate; response: EmbedHealth }>;
};
