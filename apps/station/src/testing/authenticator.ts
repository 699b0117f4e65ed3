import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Json = Record<string, unknown>;

/** Differences from an honest browser and authenticator. */
export interface Tampering {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  /** The user touches the key without a PIN or fingerprint. */
  readonly isUnverified?: boolean;
  readonly userHandle?: string;
}

const presentFlag = 0x01;
const verifiedFlag = 0x04;
const createdFlag = 0x40;

/**
 * An authenticator with one passkey (ES256), and the browser around it: reads and writes WebAuthn's JSON forms.
 * @param origin of the page
 */
export function makeAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let handle = '';

  function clientData(type: string, options: Json, tampering: Tampering): Buffer {
    const challenge = tampering.challenge ?? options['challenge'];
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: tampering.origin ?? origin, crossOrigin: false }),
    );
  }

  function authenticatorData(rpId: string, flags: number, tampering: Tampering): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(tampering.counter ?? counter);
    const verified = tampering.isUnverified ? 0 : verifiedFlag;
    return Buffer.concat([
      sha256(tampering.rpId ?? rpId),
      Buffer.from([flags | presentFlag | verified]),
      count,
    ]);
  }

  return {
    id: id.toString('base64url'),
    /** Response to the options for a new passkey. */
    create(options: Json, tampering: Tampering = {}): Json {
      const { rp, user } = options as { rp: { id: string }; user: { id: string } };
      handle = user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, decoded(x)],
          [-3, decoded(y)],
        ]),
      );
      const data = Buffer.concat([
        authenticatorData(rp.id, createdFlag, tampering),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return {
        id: this.id,
        rawId: this.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options, tampering).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Response to the options for a sign-in. */
    use(options: Json, tampering: Tampering = {}): Json {
      counter += 1;
      const data = authenticatorData(String(options['rpId']), 0, tampering);
      const client = clientData('webauthn.get', options, tampering);
      return {
        id: this.id,
        rawId: this.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          userHandle: tampering.userHandle ?? handle,
        },
      };
    },
  };
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The part of CBOR that attestations need. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)]),
  ]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256
    ? Buffer.from([(major << 5) | 24, size])
    : Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
}

function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest();
}

function decoded(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
