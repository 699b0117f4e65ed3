import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { singleSignOnOperations } from '@postkit/sdk/schema';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';

const cookieName = 'postkit_single_sign_on';
const cookiePath = singleSignOnOperations.begin.path;
/** Seconds for which the user may be at the provider. */
const lifetime = 600;

const pendingSignIn = z.object({
  state: z.string(),
  nonce: z.string(),
  /** The PKCE code verifier. */
  verifier: z.string(),
  /** Path to continue at; empty for the station's first screen. */
  next: z.string(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});
/** A sign-in whose user is at the provider. */
export type PendingSignIn = Omit<z.output<typeof pendingSignIn>, 'expires'>;

/**
 * Sign-ins on their way, in a sealed cookie: they are bound to the browser that began them, and visitors write no rows.
 */
export interface PendingSignIns {
  /** `Set-Cookie` with a sign-in; null removes it. */
  cookie(pending: PendingSignIn | null): string;
  /** Null if it has expired, or began in another browser. */
  read(request: FastifyRequest): PendingSignIn | null;
}

/** @param isSecure whether users reach the station by https */
export function createPendingSignIns({
  clock,
  box,
  isSecure,
}: {
  clock: Clock;
  box: SecretBox;
  isSecure: boolean;
}): PendingSignIns {
  // Lax, because the provider's site leads the browser back.
  const attributes = `Path=${cookiePath}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    cookie(pending) {
      if (!pending) return `${cookieName}=; Max-Age=0; ${attributes}`;
      const sealed = box.seal(JSON.stringify({ ...pending, expires: clock.now() + lifetime * 1000 }));
      return `${cookieName}=${encodeURIComponent(sealed)}; Max-Age=${lifetime}; ${attributes}`;
    },
    read({ headers }) {
      const text = box.open(parseCookie(headers.cookie ?? '')[cookieName] ?? '');
      if (text === null) return null;
      const { expires, ...pending } = pendingSignIn.parse(JSON.parse(text));
      return expires > clock.now() ? pending : null;
    },
  };
}
