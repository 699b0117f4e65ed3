import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';

/** The key with which an installation signs evidence exports. */
export interface SigningKey {
  /** Public half: PEM. */
  readonly publicKey: string;
  /** SHA-256 of the public half (SPKI, DER), hexadecimal. */
  readonly fingerprint: string;
  /** Ed25519 signature, 64 bytes. */
  sign(content: Uint8Array): Buffer;
}

/** PKCS #8 of an Ed25519 key up to its 32 bytes (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives the key from the secret of the installation, so that it needs no file of its own. */
export function createSigningKey(secret: Uint8Array): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), 'postkit evidence key', 32));
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key);
  return {
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    fingerprint: createHash('sha256')
      .update(publicKey.export({ format: 'der', type: 'spki' }))
      .digest('hex'),
    sign: (content) => sign(null, content, key),
  };
}
