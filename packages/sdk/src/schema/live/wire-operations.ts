// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const liveOperations = {
  stream: {
    id: 'live.stream',
    method: 'GET',
    path: '/sessions/{sessionId}',
    success: 200,
    responseKind: 'stream',
    host: 'events',
    access: { role: 'signed_in' },
  },
} as unknown as typeof declared.liveOperations;
