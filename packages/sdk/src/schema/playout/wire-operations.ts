// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { PlayoutReading, PlayoutSample, PlayoutSystemsResponse } from './wire-types.ts';

export const playoutOperations = /* @__PURE__ */ sentOperations('playout', {
  systems: { path: '/{station}/api/v1/playout/systems/' },
  read: { method: 'POST', path: '/{station}/api/v1/playout/read/' },
}) as unknown as {
  systems: WireOperation<{ params: StationParams; response: PlayoutSystemsResponse }>;
  read: WireOperation<{ params: StationParams; body: PlayoutSample; response: PlayoutReading }>;
};
