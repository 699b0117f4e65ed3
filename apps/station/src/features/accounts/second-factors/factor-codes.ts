import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Tables } from '../../../platform/db/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { hashSecret } from '../session-keys.ts';
import { stepOfCode } from './app-codes.ts';
import {
  codeAppOf,
  countRecoveryCodes,
  deleteRecoveryCode,
  putCodeApp,
  replaceRecoveryCodes,
  updateCodeApp,
} from './second-factors.repository.ts';

const count = 10;
/** Crockford's base 32, without letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** Of 5 bits each. */
const length = 16;

/** Ten new codes such as `3f9k-0q2m-x7ta-b8hd`. */
function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const letters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** The stored hash of a code as a user types it: case, spaces and dashes do not count, and `O`, `I`, `L` are digits. */
function hashRecoveryCode(code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return hashSecret(letters.replaceAll('o', '0').replaceAll(/[il]/g, '1'));
}

/** Codes of apps and recovery codes, each of which works once. */
export interface FactorCodes {
  /** Uses up a code of the user, in the transaction of its effect; false for a wrong or used one. */
  use(transaction: Tables, userId: number, code: string): Promise<boolean>;
  /** Turns on an app with a code of it; false for a wrong code. */
  enable(transaction: Tables, userId: number, app: { secret: string; code: string }): Promise<boolean>;
  /** New recovery codes for a user without any; none otherwise. */
  firstRecoveryCodes(transaction: Tables, userId: number): Promise<string[]>;
  /** Replaces the recovery codes. */
  newRecoveryCodes(transaction: Tables, userId: number): Promise<string[]>;
}

export function createFactorCodes({ clock, box }: { clock: Clock; box: SecretBox }): FactorCodes {
  /** With the user's id, so that a secret that is moved to another row does not open. */
  const seal = (userId: number, secret: string) => box.seal(`${userId} ${secret}`);

  function openSecret(userId: number, sealed: string): string | null {
    const [id, secret = ''] = box.open(sealed)?.split(' ') ?? [];
    return id === String(userId) ? secret : null;
  }

  async function renew(transaction: Tables, userId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(transaction, userId, codes.map(hashRecoveryCode));
    return codes;
  }

  return {
    async use(transaction, userId, code) {
      const digits = digitsOf(code);
      if (digits === null) return deleteRecoveryCode(transaction, userId, hashRecoveryCode(code));
      const app = await codeAppOf(transaction, userId);
      const secret = app ? openSecret(userId, app.secret) : null;
      if (!app || secret === null) return false;
      const step = await stepOfCode(digits, { secret, lastStep: app.last_step }, clock.now());
      if (step === null) return false;
      await updateCodeApp(transaction, userId, { last_step: step, last_used_at: seconds(clock) });
      return true;
    },
    async enable(transaction, userId, { secret, code }) {
      const step = await stepOfCode(digitsOf(code) ?? '', { secret, lastStep: 0 }, clock.now());
      if (step === null) return false;
      await putCodeApp(transaction, {
        user_id: userId,
        secret: seal(userId, secret),
        last_step: step,
        created_at: seconds(clock),
        last_used_at: null,
      });
      return true;
    },
    firstRecoveryCodes: async (transaction, userId) =>
      (await countRecoveryCodes(transaction, userId)) > 0 ? [] : renew(transaction, userId),
    newRecoveryCodes: renew,
  };
}

/** The digits of an app's code, which users type with a space; null for anything else. */
function digitsOf(code: string): string | null {
  const digits = code.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

function seconds(clock: Clock): number {
  return clock.seconds();
}
