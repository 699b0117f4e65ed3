import { createHash, randomBytes } from 'node:crypto';

/** A new token for a link: 256 random bits. Only the link contains it. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token; it is random and long, so it needs no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
