// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { Today } from './wire-types.ts';

export const todayOperations = /* @__PURE__ */ sentOperations('today', {
  get: { path: '/{station}/api/v1/today.json' },
}) as unknown as {
  get: WireOperation<{ params: StationParams; response: Today }>;
};
