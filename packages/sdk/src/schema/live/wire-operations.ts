// Written by `npm run generate`.

import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { LiveStreamQuery } from './wire-types.ts';

export const liveOperations = /* @__PURE__ */ sentOperations('live', {
  stream: { path: '/sessions/{sessionId}', responseKind: 'stream', host: 'events' },
}) as unknown as {
  stream: WireOperation<{
    params: {
      sessionId: string;
    };
    query: LiveStreamQuery;
  }>;
};
