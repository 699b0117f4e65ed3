import { z } from 'zod';
import { signedIn } from '../operation-builders.ts';
import { keyQuery } from '../sessions/session.ts';

export const liveOperations = {
  stream: signedIn.read('live.stream', '/sessions/{sessionId}', {
    scope: 'show',
    summary: 'Open the live channel of the station with this session id; Last-Event-ID resumes without a gap',
    params: z.object({ sessionId: z.string().regex(/^[A-Za-z0-9_-]{30}$/) }),
    query: keyQuery.extend({
      /** Format of the payloads. */
      format: z.literal('json').optional(),
      /** Id of the last event that the client has. */
      last_event_id: z.string().max(40).optional(),
    }),
    responseKind: 'stream',
    errors: [503],
    host: 'events',
  }),
} as const;
