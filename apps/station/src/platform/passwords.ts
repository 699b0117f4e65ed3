import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What one check of a password costs; the default is OWASP's for scrypt with 32 MB. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

export interface Passwords {
  /** Text to keep: the parameters, the salt and the key. */
  hash(password: string): Promise<string>;
  /** Compares in constant time. Without a kept text (no such user) it takes as long and answers false. */
  verify(password: string, kept: string | null): Promise<boolean>;
}

const keyBytes = 32;

/** Passwords by scrypt, each with its own salt. */
export function createPasswords(cost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }): Passwords {
  const nobody = compose(cost, randomBytes(16), randomBytes(keyBytes));
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return compose(cost, salt, await derive(password, salt, cost));
    },
    async verify(password, kept) {
      const [, n, r, p, salt = '', key = ''] = (kept ?? nobody).split('$');
      const expected = Buffer.from(key, 'base64url');
      const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(n), r: Number(r), p: Number(p) });
      return expected.length === actual.length && timingSafeEqual(expected, actual) && kept !== null;
    },
  };
}

function compose({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r };
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
