import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Clock } from '../clock.ts';
import { createFairQueue, type QueueCaller } from '../fair-queue.ts';
import type { PasswordCheck } from './check-password-strength.ts';
import { createPasswordPool, type PasswordPool } from './create-password-pool.ts';

/** Parameters of scrypt. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's recommendation for scrypt with 32 MB. */
export const realPasswords: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

/** Cheaper choices for tests of other subjects. */
export interface PasswordOptions {
  /** Cost of a hash; default `realPasswords`. */
  readonly cost?: PasswordCost;
  /** Decides why a new password is too easy to guess; default zxcvbn in a thread. */
  readonly judge?: JudgePassword;
  /** Threads of others; default own ones, which end with `close`. */
  readonly pool?: PasswordPool;
}

export interface PasswordsSettings extends PasswordOptions {
  readonly clock: Clock;
}

/** Returns why a password is too easy to guess, and what to do; null when it is strong enough. */
export type JudgePassword = (password: PasswordCheck) => Promise<string | null>;

export interface Passwords {
  /**
   * Resolves to the text to store: the parameters, the salt and the key.
   * @param caller the address or user of the request: networks and callers take turns.
   * @throws service.busy when too many wait.
   */
  hash(password: string, caller: string | QueueCaller): Promise<string>;
  /**
   * Compares in constant time. Without a stored text (no such user) it takes as long and resolves to false.
   * @throws service.busy when too many wait.
   */
  verify(password: string, stored: string | null, caller: string | QueueCaller): Promise<boolean>;
  /**
   * Why a new password is too easy to guess, and what to do; null when it is strong enough.
   * @throws service.busy when too many wait.
   */
  weaknessOf(password: PasswordCheck, caller: string | QueueCaller): Promise<string | null>;
  /** Ends the threads that hash and judge. */
  close(): Promise<void>;
}

const keyBytes = 32;

/** Hashes at a time: one core stays free for the rest of the station. */
const running = Math.max(1, Math.min(2, availableParallelism() - 1));
/** About 10 seconds of work on one core. */
const waiting = 40;
const waitingPerCaller = 8;

/** Hashes passwords with scrypt, each with its own salt, in separate threads. */
export function createPasswords({
  clock,
  cost = realPasswords,
  judge,
  pool: shared,
}: PasswordsSettings): Passwords {
  const queue = createFairQueue({ clock, running, waiting, waitingPerCaller });
  const pool = shared ?? createPasswordPool();
  const missingUser = compose(cost, randomBytes(16), randomBytes(keyBytes));

  function derive(
    caller: string | QueueCaller,
    password: string,
    salt: Buffer,
    { N, r, p }: PasswordCost,
  ): Promise<Buffer> {
    const task = {
      password: password.normalize('NFKC'),
      salt,
      bytes: keyBytes,
      options: { N, r, p, maxmem: 256 * N * r },
    };
    return queue.run(caller, async () => {
      const answer = await pool.run({ derive: task });
      return 'key' in answer ? Buffer.from(answer.key) : unexpected();
    });
  }

  async function judgeInThread(password: PasswordCheck): Promise<string | null> {
    const answer = await pool.run({ judge: password });
    return 'weakness' in answer ? answer.weakness : unexpected();
  }

  return {
    async hash(password, caller) {
      const salt = randomBytes(16);
      return compose(cost, salt, await derive(caller, password, salt, cost));
    },
    async verify(password, stored, caller) {
      const [, n, r, p, salt = '', key = ''] = (stored ?? missingUser).split('$');
      const expected = Buffer.from(key, 'base64url');
      const keptCost = { N: Number(n), r: Number(r), p: Number(p) };
      const actual = await derive(caller, password, Buffer.from(salt, 'base64url'), keptCost);
      return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== null;
    },
    weaknessOf: (password, caller) => queue.run(caller, () => (judge ?? judgeInThread)(password)),
    async close() {
      if (!shared) await pool.close();
    },
  };
}

function unexpected(): never {
  throw new Error('The thread that handles passwords returned an unexpected result.');
}

function compose({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}
