// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { WidgetQuery, WidgetResponse } from './wire-types.ts';

export const widgetOperations = /* @__PURE__ */ sentOperations('widgets', {
  get: { path: '/{station}/playlist/widget.json' },
}) as unknown as {
  get: WireOperation<{ params: StationParams; query: WidgetQuery; response: WidgetResponse }>;
};
