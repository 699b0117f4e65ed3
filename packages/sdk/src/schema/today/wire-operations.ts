// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationParams } from '../common/wire-types.ts';
import type { Today } from './wire-types.ts';

export const todayOperations = {
  get: { id: 'today.get', method: 'GET', path: '/{station}/api/v1/today.json', success: 200, responseKind: 'json' },
} as unknown as {
  get: WireOperation<{ params: StationParams; response: Today }>;
};
