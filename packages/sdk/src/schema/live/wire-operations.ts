// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { LiveStreamQuery } from './wire-types.ts';

export const liveOperations = {
  stream: { id: 'live.stream', method: 'GET', path: '/sessions/{sessionId}', success: 200, responseKind: 'stream', host: 'events' },
} as unknown as {
  stream: WireOperation<{
    params: {
      sessionId: string;
    };
    query: LiveStreamQuery;
  }>;
};
