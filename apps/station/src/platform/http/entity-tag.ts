import { createHash } from 'node:crypto';

/** A strong ETag of the bytes. */
export function entityTag(bytes: Uint8Array | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}
