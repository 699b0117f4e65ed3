import { z } from 'zod';
import { operation } from '../operation.ts';
import { keyQuery } from '../sessions/session.ts';

export const liveOperations = {
  stream: operation({
    id: 'live.stream',
    summary: 'The live channel of the station whose session id this is; Last-Event-ID resumes without a gap',
    method: 'GET',
    path: '/sessions/{sessionId}',
    params: z.object({ sessionId: z.string().regex(/^[A-Za-z0-9_-]{30}$/) }),
    query: keyQuery.extend({ format: z.literal('json').optional(), last_event_id: z.string().max(40).optional() }),
    answerKind: 'stream',
    success: 200,
    errors: [400, 401, 404, 503],
    access: { role: 'person' },
    host: 'events',
  }),
} as const;
