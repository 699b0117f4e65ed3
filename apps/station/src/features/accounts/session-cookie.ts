import type { FastifyReply } from 'fastify';
import { sessionCookie } from './credentials.ts';
import type { SessionKeys } from './session-keys.ts';

/** The browser's cookie of a session. */
export interface SessionCookie {
  set(reply: FastifyReply, sessionId: string, seconds: number): void;
  clear(reply: FastifyReply): void;
}

/** @param isSecure whether users reach the station by https */
export function createSessionCookie(keys: Pick<SessionKeys, 'cookieOf'>, isSecure: boolean): SessionCookie {
  function write(reply: FastifyReply, value: string, seconds: number): void {
    reply.header(
      'set-cookie',
      `${sessionCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
  }

  return {
    set: (reply, sessionId, seconds) => write(reply, keys.cookieOf(sessionId), seconds),
    clear: (reply) => write(reply, '', 0),
  };
}
