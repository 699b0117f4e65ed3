import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveHub } from '../../live/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { requestOrigin } from '../../platform/http/request-origin.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Sessions } from './sessions.service.ts';

/**
 * Ends the session of a request, and removes its cookie. Also removes the cookie of a session that has ended, but only for a page of
 * this station or a program with credentials.
 */
export type SignOut = (
  visitor: SignedInUser | null,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>;

export interface SignOutDeps {
  readonly db: Database;
  readonly live: Pick<LiveHub, 'end'>;
  readonly sessions: Pick<Sessions, 'end'>;
  readonly sessionCookie: Pick<SessionCookie, 'clear'>;
}

export function createSignOut({ db, live, sessions, sessionCookie }: SignOutDeps): SignOut {
  return async (visitor, request, reply) => {
    const isOwn = request.headers.authorization !== undefined || requestOrigin(request) === 'own';
    if (!visitor && !isOwn) return;
    if (visitor) {
      await sessions.end(visitor.session);
      // Streams of the user's other sessions reconnect.
      await live.end(db, String(visitor.userId));
    }
    if (!visitor?.viaToken) sessionCookie.clear(reply);
  };
}
