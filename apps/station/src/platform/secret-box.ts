import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts short secrets that are stored in the database. */
export interface SecretBox {
  seal(plain: string): string;
  /** The original text; null when it was sealed with another key, or changed since. */
  open(sealed: string): string | null;
}

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Creates a box with its own key.
 * @param purpose separates the keys that are derived from one secret, such as `logger`.
 */
export function createSecretBox(secret: Uint8Array, purpose: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), `postkit secret box: ${purpose}`, 32));
  return {
    seal(plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return Buffer.concat([
          decipher.update(bytes.subarray(nonceBytes + tagBytes)),
          decipher.final(),
        ]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
