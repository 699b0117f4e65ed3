// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationParams } from '../common/wire-types.ts';
import type { WidgetQuery, WidgetResponse } from './wire-types.ts';

export const widgetOperations = {
  get: { id: 'widgets.get', method: 'GET', path: '/{station}/playlist/widget.json', success: 200, responseKind: 'json' },
} as unknown as {
  get: WireOperation<{ params: StationParams; query: WidgetQuery; response: WidgetResponse }>;
};
