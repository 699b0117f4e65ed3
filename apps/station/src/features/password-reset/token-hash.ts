import { createHash } from 'node:crypto';

/** The stored hash of a token; it is random and long, so it needs no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
