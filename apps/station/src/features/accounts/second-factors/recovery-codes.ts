import { randomBytes } from 'node:crypto';
import { hashSecret } from '../session-keys.ts';

const count = 10;
/** Crockford's base 32, without letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** Of 5 bits each. */
const length = 16;

/** Ten new codes such as `3f9k-0q2m-x7ta-b8hd`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const letters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** The stored hash of a code as a user types it: case, spaces and dashes do not count, and `O`, `I`, `L` are digits. */
export function hashRecoveryCode(code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return hashSecret(letters.replaceAll('o', '0').replaceAll(/[il]/g, '1'));
}
